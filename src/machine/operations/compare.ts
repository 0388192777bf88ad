/** Equality (ECMA-262 §7.2.10 to §7.2.15). Loose equality of objects with primitives may run guest code. */
import { isObject, type Value } from "../../values/Value.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { type Guest, isGuest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { withBigInt } from "./bigintText.ts";
import { toPrimitive } from "./convert.ts";
import { isLongNumeral, withNumber } from "./longNumeral.ts";
import { payComparison } from "./longText.ts";

export const sameValue = (a: Value, b: Value): boolean => Object.is(a, b);
export const sameValueZero = (a: Value, b: Value): boolean => a === b || (a !== a && b !== b);

/** §7.2.14 IsLooselyEqual. */
export function isLooselyEqual(m: Machine, a: Value, b: Value): MaybeGuest<boolean> {
  if (isObject(a)) return isObject(b) ? a === b : b === undefined || b === null ? false : looseSlow(m, a, b);
  if (isObject(b)) return a === undefined || a === null ? false : looseSlow(m, a, b);
  return primitivesLooselyEqual(m, a, b);
}

function* looseSlow(m: Machine, a: Value, b: Value): Guest<boolean> {
  const x = isObject(a) ? yield* toPrimitive(m, a) : a;
  const y = isObject(b) ? yield* toPrimitive(m, b) : b;
  const equal = primitivesLooselyEqual(m, x, y);
  return isGuest(equal) ? yield* equal : equal;
}

const equalsNumeral = (m: Machine, value: Value, text: string): MaybeGuest<boolean> =>
  typeof value === "number" || typeof value === "boolean"
    ? withNumber(m, text, (number) => number == Number(value))
    : false;

/** Both primitive. Strings against big integers follow our own conversion; the rest is the host's `==`. */
function primitivesLooselyEqual(m: Machine, a: Value, b: Value): MaybeGuest<boolean> {
  if (typeof a === "bigint" && typeof b === "string") return withBigInt(m, b, (value) => value === a);
  if (typeof b === "bigint" && typeof a === "string") return withBigInt(m, a, (value) => value === b);
  if (typeof a === "string" && typeof b === "string") payComparison(m, a, b);
  else if (isLongNumeral(a)) return equalsNumeral(m, b, a);
  else if (isLongNumeral(b)) return equalsNumeral(m, a, b);
  return a == b;
}
