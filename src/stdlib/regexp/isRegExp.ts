/** §7.2.8 IsRegExp: whether a value wants to be treated as a pattern. */
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { get } from "../../machine/operations/property.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";

export function* isRegExp(m: Machine, value: Value): Guest<boolean> {
  if (!isObject(value)) return false;
  const matcher = yield* get(m, value, symbols.match);
  return matcher !== undefined ? !!matcher : value.kind === Kind.RegExp;
}
