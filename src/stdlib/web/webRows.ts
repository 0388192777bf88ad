/** What the Web IDL prescribes for all its interfaces: enumerable members, USVString arguments, required arguments. */
import type { Args, RowOf } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { Attr } from "../../values/kinds.ts";
import type { Value } from "../../values/Value.ts";

export const enumerable =
  (row: RowOf): RowOf =>
  (owner) => {
    const made = row(owner);
    return { ...made, flags: made.flags | Attr.Enumerable };
  };

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Conversion to USVString: lone surrogates become replacement characters. */
export function* toScalarString(m: Machine, value: Value): Guest<string> {
  const text = yield* toString(m, value);
  m.budget -= text.length >> 6;
  return text.replace(LONE_SURROGATES, "\ufffd");
}

export function requireArguments(m: Machine, args: Args, count: number, name: string): void {
  if (args.length < count)
    throwTypeError(m, `${name}: ${count} argument${count > 1 ? "s" : ""} required, but only ${args.length} present.`);
}
