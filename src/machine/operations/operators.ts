/**
 * Operators (ECMA-262 §13.15.3 ApplyStringOrNumericBinaryOperator, §7.2.13 IsLessThan, §13.5): on primitives at once, on
 * objects through their conversion. The compiled fast forms handle numbers and strings themselves and come here after.
 */
import { bitLength, isLongBigInt, MAX_BIGINT_BITS } from "../../values/bigints.ts";
import { isObject, type Primitive, type Value } from "../../values/Value.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { throwRangeError, throwTypeError } from "../errors.ts";
import { type Guest, isGuest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { isLongDivision, longDivision } from "./bigintDivision.ts";
import { bigintTooLarge, withBigInt } from "./bigintText.ts";
import { isLongNumeral, longTextToNumber } from "./longNumeral.ts";
import { payComparison, payLength } from "./longText.ts";
import { isLongPower, longPower, powerBits } from "./bigintPower.ts";
import { primitiveToNumber, primitiveToString, toNumber, toPrimitive, toString } from "./convert.ts";

/** Longest string, in UTF-16 units. */
export const MAX_STRING_LENGTH = 2 ** 24;

export const stringTooLong = (m: Machine): never =>
  throwRangeError(m, `Invalid string length: a string can have at most ${MAX_STRING_LENGTH} characters here`);

export type BinaryOperator = "+" | "-" | "*" | "/" | "%" | "**" | "<<" | ">>" | ">>>" | "&" | "|" | "^";
export type RelationalOperator = "<" | ">" | "<=" | ">=";

export function concat(m: Machine, a: string, b: string): string {
  const length = a.length + b.length;
  if (length > MAX_STRING_LENGTH) stringTooLong(m);
  payLength(m, length);
  return a + b;
}

/** Both operands primitive. */
export function applyPrimitive(m: Machine, operator: BinaryOperator, a: Primitive, b: Primitive): Value {
  if (operator === "+" && (typeof a === "string" || typeof b === "string"))
    return concat(m, primitiveToString(m, a), primitiveToString(m, b));
  if (typeof a === "bigint" && typeof b === "bigint") return bigintOperation(m, operator, a, b);
  const bigA = typeof a === "bigint";
  const bigB = typeof b === "bigint";
  const x = bigA ? 0 : primitiveToNumber(m, a);
  const y = bigB ? 0 : primitiveToNumber(m, b);
  if (bigA || bigB) return throwTypeError(m, "Cannot mix BigInt and other types, use explicit conversions");
  return NUMBER_OPERATIONS[operator](x, y);
}

const NUMBER_OPERATIONS: Record<BinaryOperator, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "**": (a, b) => a ** b,
  "<<": (a, b) => a << b,
  ">>": (a, b) => a >> b,
  ">>>": (a, b) => a >>> b,
  "&": (a, b) => a & b,
  "|": (a, b) => a | b,
  "^": (a, b) => a ^ b,
};

/** Bits of a big integer's magnitude, rounded up; cheap for small ones. */
function bits(value: bigint): number {
  if (value >= -0x7fffffffffffffffn && value <= 0x7fffffffffffffffn) return 64;
  return bitLength(value);
}

function bigintOperation(m: Machine, operator: BinaryOperator, a: bigint, b: bigint): bigint {
  switch (operator) {
    case "+":
      return checkedBigInt(m, a + b);
    case "-":
      return checkedBigInt(m, a - b);
    case "*": {
      const size = bits(a) + bits(b);
      if (size > MAX_BIGINT_BITS + 64) bigintTooLarge(m);
      m.work((size >> 6) + digitPairs(bits(a), bits(b)));
      return checkedBigInt(m, a * b);
    }
    case "/":
    case "%":
      if (b === 0n) return throwRangeError(m, "Division by zero");
      m.work((bits(a) >> 6) + digitPairs(Math.max(0, bits(a) - bits(b)), bits(b)));
      return operator === "/" ? a / b : a % b;
    case "**":
      if (b < 0n) return throwRangeError(m, "Exponent must be non-negative");
      if (powerBits(a, b) > MAX_BIGINT_BITS) bigintTooLarge(m);
      m.work(powerTicks(powerBits(a, b)));
      return checkedBigInt(m, a ** b);
    case "<<":
    case ">>": {
      const left = operator === "<<" ? b : -b;
      if (left > 0n) {
        if (a === 0n) return 0n;
        if (left > BigInt(MAX_BIGINT_BITS)) bigintTooLarge(m);
        return checkedBigInt(m, a << left);
      }
      return left < -BigInt(MAX_BIGINT_BITS) ? (a < 0n ? -1n : 0n) : checkedBigInt(m, a >> -left);
    }
    case "&":
      return checkedBigInt(m, a & b);
    case "|":
      return checkedBigInt(m, a | b);
    case "^":
      return checkedBigInt(m, a ^ b);
    case ">>>":
      return throwTypeError(m, "BigInts have no unsigned right shift, use >> instead");
  }
}

/** Ticks of working each digit of one with each of the other, as the host's engine does up to some length. */
const digitPairs = (a: number, b: number): number => Math.ceil((a / 64) * (b / 64)) >> 10;

/** Ticks of a power: about what squaring half of it takes. */
const powerTicks = (size: number): number => (size >> 6) + digitPairs(size / 2, size / 2);

function checkedBigInt(m: Machine, value: bigint): bigint {
  if (value >= -0x7fffffffffffffffn && value <= 0x7fffffffffffffffn) return value;
  const size = bitLength(value);
  m.work(size >> 6);
  m.allocated += size >> 3;
  if (size > MAX_BIGINT_BITS) bigintTooLarge(m);
  return value;
}

/** Any operands. */
export function binary(m: Machine, operator: BinaryOperator, a: Value, b: Value): MaybeGuest<Value> {
  return isObject(a) || isObject(b) || isLongOperation(operator, a, b)
    ? binarySlow(m, operator, a, b)
    : applyPrimitive(m, operator, a, b);
}

/** Whether it takes so long, of primitives, that it goes in pieces. */
export const isLongOperation = (operator: BinaryOperator, a: Value, b: Value): boolean =>
  operator === "+"
    ? isLongJoin(a, b)
    : isLongNumeral(a) || isLongNumeral(b) || isLongPower(operator, a, b) || isLongDivision(operator, a, b);

/** Whether a text is joined with a big integer that takes long to write. */
const isLongJoin = (a: Value, b: Value): boolean =>
  (typeof a === "string" && isLongBigInt(b)) || (typeof b === "string" && isLongBigInt(a));

function* binarySlow(m: Machine, operator: BinaryOperator, a: Value, b: Value): Guest<Value> {
  const hint = operator === "+" ? "default" : "number";
  let x = isObject(a) ? yield* toPrimitive(m, a, hint) : a;
  // ToNumeric of the left operand comes before the right one's conversion starts.
  if (operator !== "+" && typeof x !== "bigint")
    x = isLongNumeral(x) ? yield* longTextToNumber(m, x) : primitiveToNumber(m, x);
  let y = isObject(b) ? yield* toPrimitive(m, b, hint) : b;
  if (operator !== "+" && isLongNumeral(y)) y = yield* longTextToNumber(m, y);
  if (operator === "+" && isLongJoin(x, y)) return concat(m, yield* toString(m, x), yield* toString(m, y));
  if (isLongPower(operator, x, y)) return checkedBigInt(m, yield* longPower(m, x as bigint, y as bigint));
  if (isLongDivision(operator, x, y)) {
    const { quotient, remainder } = yield* longDivision(m, x as bigint, y as bigint);
    return operator === "/" ? quotient : remainder;
  }
  return applyPrimitive(m, operator, x, y);
}

export function relational(m: Machine, operator: RelationalOperator, a: Value, b: Value): MaybeGuest<boolean> {
  return isObject(a) || isObject(b) || isLongComparison(a, b)
    ? relationalSlow(m, operator, a, b)
    : comparePrimitives(m, operator, a, b);
}

/** Whether a long text is compared by its number. */
export const isLongComparison = (a: Value, b: Value): boolean =>
  (isLongNumeral(a) && typeof b !== "string") || (isLongNumeral(b) && typeof a !== "string");

function* relationalSlow(m: Machine, operator: RelationalOperator, a: Value, b: Value): Guest<boolean> {
  let x = isObject(a) ? yield* toPrimitive(m, a, "number") : a;
  let y = isObject(b) ? yield* toPrimitive(m, b, "number") : b;
  if (isLongComparison(x, y) && typeof x !== "bigint" && typeof y !== "bigint") {
    x = yield* toNumber(m, x);
    y = yield* toNumber(m, y);
  }
  const result = comparePrimitives(m, operator, x, y);
  return isGuest(result) ? yield* result : result;
}

/** The host compares numbers with big integers exactly, but a text with them only at once. */
function comparePrimitives(m: Machine, operator: RelationalOperator, a: Primitive, b: Primitive): MaybeGuest<boolean> {
  const compare = COMPARISONS[operator];
  if (typeof a === "string" && typeof b === "string") {
    payComparison(m, a, b);
    return compare(a, b);
  }
  if (typeof a === "bigint" && typeof b === "string")
    return withBigInt(m, b, (value) => value !== undefined && compare(a, value));
  if (typeof b === "bigint" && typeof a === "string")
    return withBigInt(m, a, (value) => value !== undefined && compare(value, b));
  return compare(comparable(m, a), comparable(m, b));
}

const comparable = (m: Machine, side: Primitive): number | bigint =>
  typeof side === "bigint" ? side : primitiveToNumber(m, side);

type Comparable = string | number | bigint;
const COMPARISONS: Record<RelationalOperator, (a: Comparable, b: Comparable) => boolean> = {
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
};

/** §13.5: `-`, `+`, `~` and the steps of `++` and `--` on a primitive. */
export type UnaryOperator = "-" | "+" | "~" | "++" | "--" | "numeric";

export function applyUnary(m: Machine, operator: UnaryOperator, value: Primitive): number | bigint {
  if (typeof value === "bigint") {
    switch (operator) {
      case "-":
        return checkedBigInt(m, -value);
      case "~":
        return checkedBigInt(m, ~value);
      case "++":
        return checkedBigInt(m, value + 1n);
      case "--":
        return checkedBigInt(m, value - 1n);
      case "+":
        return throwTypeError(m, "Cannot convert a BigInt value to a number");
      case "numeric":
        return value;
    }
  }
  const number = primitiveToNumber(m, value);
  switch (operator) {
    case "-":
      return -number;
    case "~":
      return ~number;
    case "++":
      return number + 1;
    case "--":
      return number - 1;
    default:
      return number;
  }
}

export function unary(m: Machine, operator: UnaryOperator, value: Value): MaybeGuest<number | bigint> {
  return isObject(value) || isLongNumeral(value) ? unarySlow(m, operator, value) : applyUnary(m, operator, value);
}

function* unarySlow(m: Machine, operator: UnaryOperator, value: Value): Guest<number | bigint> {
  const primitive = isObject(value) ? yield* toPrimitive(m, value, "number") : value;
  return applyUnary(m, operator, isLongNumeral(primitive) ? yield* longTextToNumber(m, primitive) : primitive);
}
