/**
 * The proof that a RegExp behaves as the library made it: no own properties, the realm's prototype, and nobody has
 * replaced what the symbol methods would read of it. Then they work on the pattern at once. Runs no guest code.
 */
import type { Machine } from "../../machine/Machine.ts";
import type { NativeCode } from "../../machine/native.ts";
import type { Row } from "../../machine/Builtin.ts";
import { Accessor, type JSObject, LazySlot, rawSlot } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { isRegExpObject, type RegExpObject, regExpShape } from "./makeRegExp.ts";

const READ: readonly PropertyKey[] = [
  "constructor",
  "exec",
  "flags",
  "hasIndices",
  "global",
  "ignoreCase",
  "multiline",
  "dotAll",
  "unicode",
  "unicodeSets",
  "sticky",
];

export function isPristine(m: Machine, value: Value): value is RegExpObject {
  if (!isRegExpObject(value) || value.shape !== regExpShape(m) || typeof value.s0 !== "number") return false;
  const prototype = m.realm.intrinsic("RegExpPrototype");
  return (
    value.proto === prototype &&
    isUntouched(m, "RegExpPrototype", prototype, READ) &&
    isUntouched(m, "RegExp", m.realm.intrinsic("RegExp"), [symbols.species])
  );
}

/** The object still has its table's shape, and these properties their table's content. */
function isUntouched(m: Machine, id: string, object: JSObject, keys: readonly PropertyKey[]): boolean {
  const described = m.realm.catalog.get(id)!;
  if (object.shape !== described.template) return false;
  const offset = described.template.size - described.slots.length;
  for (const key of keys) {
    const { index } = object.shape.lookup(key)!;
    const slot = rawSlot(object, index);
    if (!(slot instanceof LazySlot) && !isRowContent(m, described.slots[index - offset]!, slot)) return false;
  }
  return true;
}

function isRowContent(m: Machine, row: Row, content: Value | Accessor): boolean {
  if (row.kind === "reference") return content === m.realm.intrinsic(row.target!);
  const method = content instanceof Accessor ? content.get : content;
  return isObject(method) && method.kind === Kind.Native && (method.data as NativeCode).body === row.body;
}
