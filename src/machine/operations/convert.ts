/**
 * Type conversion (ECMA-262 §7.1). Functions on primitives are plain; those that may reach an object's methods are host
 * generators: test for the primitive first, then `yield*`.
 */
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Primitive, type PropertyKey, type Value } from "../../values/Value.ts";
import { isCallable } from "../call.ts";
import { throwError, throwRangeError, throwTypeError } from "../errors.ts";
import { CallRequest, type Guest, isGuest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { bigintToText, stringToBigInt } from "./bigintText.ts";
import { isLongNumeral, longTextToNumber } from "./longNumeral.ts";
import { payReading, payWriting } from "./longText.ts";
import { get, SLOW, tryGet } from "./property.ts";

export type PreferredType = "default" | "string" | "number";

/** §7.1.1 ToPrimitive. */
export function* toPrimitive(m: Machine, input: Value, preferred: PreferredType = "default"): Guest<Primitive> {
  if (!isObject(input)) return input;
  const exotic = yield* get(m, input, symbols.toPrimitive);
  if (exotic !== undefined && exotic !== null) {
    if (!isCallable(exotic)) return throwTypeError(m, "Symbol.toPrimitive is not a function");
    const result = yield new CallRequest(exotic, input, [preferred]);
    if (isObject(result)) return throwTypeError(m, "Cannot convert object to primitive value");
    return result;
  }
  return yield* ordinaryToPrimitive(m, input, preferred);
}

/** §7.1.1.1 OrdinaryToPrimitive. */
export function* ordinaryToPrimitive(m: Machine, input: JSObject, preferred: PreferredType): Guest<Primitive> {
  const order = preferred === "string" ? ["toString", "valueOf"] : ["valueOf", "toString"];
  for (const name of order) {
    const method = yield* get(m, input, name);
    if (!isCallable(method)) continue;
    const result = yield new CallRequest(method, input, []);
    if (!isObject(result)) return result;
  }
  return throwTypeError(m, "Cannot convert object to primitive value");
}

/** §7.1.2 ToBoolean. */
export const toBoolean = (value: Value): boolean => !!value;

/** §7.1.4 ToNumber of a primitive; a long text the host reads in a single step, where `toNumber` does it in pieces. */
export function primitiveToNumber(m: Machine, value: Primitive): number {
  switch (typeof value) {
    case "number":
      return value;
    case "symbol":
      return throwTypeError(m, "Cannot convert a Symbol value to a number");
    case "bigint":
      return throwTypeError(m, "Cannot convert a BigInt value to a number");
    case "string":
      payReading(m, value);
      return Number(value);
    default:
      return Number(value);
  }
}

export function* toNumber(m: Machine, value: Value): Guest<number> {
  if (typeof value === "number") return value;
  return yield* pausingToNumber(m, isObject(value) ? yield* toPrimitive(m, value, "number") : value);
}
function* pausingToNumber(m: Machine, value: Primitive): Guest<number> {
  return isLongNumeral(value) ? yield* longTextToNumber(m, value) : primitiveToNumber(m, value);
}

/** §7.1.3 ToNumeric. */
export function* toNumeric(m: Machine, value: Value): Guest<number | bigint> {
  if (typeof value === "number" || typeof value === "bigint") return value;
  const primitive = isObject(value) ? yield* toPrimitive(m, value, "number") : value;
  return typeof primitive === "bigint" ? primitive : yield* pausingToNumber(m, primitive);
}

/** §7.1.5 ToIntegerOrInfinity of a number. */
export const integerOrInfinity = (number: number): number => (number !== number ? 0 : Math.trunc(number) + 0);

export function* toIntegerOrInfinity(m: Machine, value: Value): Guest<number> {
  return integerOrInfinity(typeof value === "number" ? value : yield* toNumber(m, value));
}

/** §7.1.17 ToString of a primitive. */
export function primitiveToString(m: Machine, value: Primitive): string {
  if (typeof value === "string") return value;
  if (typeof value === "symbol") return throwTypeError(m, "Cannot convert a Symbol value to a string");
  if (typeof value === "bigint") payWriting(m, value);
  return String(value);
}

export function* toString(m: Machine, value: Value): Guest<string> {
  if (typeof value === "string") return value;
  const primitive = isObject(value) ? yield* toPrimitive(m, value, "string") : value;
  if (typeof primitive !== "bigint") return primitiveToString(m, primitive);
  const text = bigintToText(m, primitive);
  return isGuest(text) ? yield* text : text;
}

/** §7.1.19 ToPropertyKey of a primitive. */
export const primitiveToKey = (value: Primitive): PropertyKey => (typeof value === "symbol" ? value : String(value));

export function* toPropertyKey(m: Machine, value: Value): Guest<PropertyKey> {
  const key = isObject(value) ? yield* toPrimitive(m, value, "string") : value;
  return typeof key === "bigint" ? yield* toString(m, key) : primitiveToKey(key);
}

/** §7.1.20 ToLength. */
export function* toLength(m: Machine, value: Value): Guest<number> {
  const length = yield* toIntegerOrInfinity(m, value);
  return length <= 0 ? 0 : Math.min(length, Number.MAX_SAFE_INTEGER);
}

/** §7.1.22 ToIndex. */
export function* toIndex(m: Machine, value: Value): Guest<number> {
  const index = value === undefined ? 0 : yield* toIntegerOrInfinity(m, value);
  if (index < 0 || index > Number.MAX_SAFE_INTEGER) return throwRangeError(m, "Invalid index");
  return index;
}

/** §7.1.18 ToObject. */
export function toObject(m: Machine, value: Value): JSObject {
  switch (typeof value) {
    case "object":
      if (value !== null) return value;
      break;
    case "undefined":
      break;
    default:
      return wrapPrimitive(m, value);
  }
  return throwTypeError(m, "Cannot convert undefined or null to object");
}

const WRAPPERS = {
  boolean: ["BooleanPrototype", Kind.Boolean],
  number: ["NumberPrototype", Kind.Number],
  string: ["StringPrototype", Kind.String],
  symbol: ["SymbolPrototype", Kind.Symbol],
  bigint: ["BigIntPrototype", Kind.BigInt],
} as const;

function wrapPrimitive(m: Machine, value: boolean | number | string | symbol | bigint): JSObject {
  const [proto, kind] = WRAPPERS[typeof value as keyof typeof WRAPPERS];
  return new JSObject(m.realm.rootShape, m.realm.intrinsic(proto), kind, value);
}

/** Where property lookup on a primitive starts (§6.2.5.5 GetValue step 3.a), or null for undefined and null. */
export function prototypeOfPrimitive(m: Machine, value: Primitive): JSObject | null {
  const wrapper = WRAPPERS[typeof value as keyof typeof WRAPPERS];
  return wrapper === undefined || value === null ? null : m.realm.intrinsic(wrapper[0]);
}

/** §7.2.1 RequireObjectCoercible, for methods of String and Object. */
export function requireObjectCoercible(m: Machine, value: Value, name: string): Value {
  if (value === undefined || value === null) throwTypeError(m, `${name} called on null or undefined`);
  return value;
}

/** §7.1.13 ToBigInt. */
export function* toBigInt(m: Machine, value: Value): Guest<bigint> {
  const primitive = isObject(value) ? yield* toPrimitive(m, value, "number") : value;
  switch (typeof primitive) {
    case "bigint":
      return primitive;
    case "boolean":
      return primitive ? 1n : 0n;
    case "string": {
      const parsed = stringToBigInt(m, primitive);
      const big = isGuest(parsed) ? yield* parsed : parsed;
      return big ?? throwError(m, "SyntaxError", `Cannot convert ${primitive.slice(0, 40)} to a BigInt`);
    }
    default:
      return throwTypeError(m, `Cannot convert ${String(primitive)} to a BigInt`);
  }
}

/** §7.3.18 LengthOfArrayLike. Arrays answer at once. */
export function* lengthOfArrayLike(m: Machine, object: JSObject): Guest<number> {
  if (object.kind === Kind.Array || object.kind === Kind.SparseArray) return (object.data as { length: number }).length;
  const length = tryGet(object, "length");
  return yield* toLength(m, length === SLOW ? yield* get(m, object, "length") : length);
}
