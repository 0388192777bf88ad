/**
 * Big integers to text and back (ECMA-262 §6.1.6.2.23, §7.1.14). The host converts a large one in a single long step, so
 * here it is done in halves; what is short, nearly everything, the host does.
 */
import {
  areTooManyDigits,
  bitLength,
  BITS_PER_DECIMAL,
  isLongBigInt,
  MAX_BIGINT_BITS,
  SHORT_BIGINT,
} from "../../values/bigints.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { throwRangeError } from "../errors.ts";
import { type Guest, isGuest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { longDivision } from "./bigintDivision.ts";
import { DIGITS, Numeral, RADIX_DIGITS, ZEROS } from "./longNumeral.ts";

/** A text that stands for no long big integer. @unit UTF-16 units */
const SHORT_TEXT = SHORT_BIGINT / 4;
/** Ticks for a bit of a division or multiplication. */
const TICKS_PER_BIT = 1 / 64;

export const bigintTooLarge = (m: Machine): never =>
  throwRangeError(m, `Maximum BigInt size exceeded: at most ${MAX_BIGINT_BITS} bits here`);

// ---------- to text ----------

export function bigintToText(m: Machine, value: bigint, radix = 10): MaybeGuest<string> {
  const isLong = isLongBigInt(value);
  m.budget -= (isLong ? bitLength(value) : 64) >> 8;
  // Digits of a power of two are bits: the host is quick with them.
  if (!isLong || (radix & (radix - 1)) === 0) return value.toString(radix);
  return value < 0n ? negative(m, -value, radix) : digits(m, value, radix);
}

function* negative(m: Machine, magnitude: bigint, radix: number): Guest<string> {
  return `-${yield* digits(m, magnitude, radix)}`;
}

function* digits(m: Machine, value: bigint, radix: number): Guest<string> {
  const bits = bitLength(value);
  if (bits <= SHORT_BIGINT) return value.toString(radix);
  const count = Math.floor(bits / Math.log2(radix) / 2);
  const power = BigInt(radix) ** BigInt(count);
  m.budget -= bits * TICKS_PER_BIT;
  if (m.budget < 0) yield PAUSE;
  const { quotient, remainder } = yield* longDivision(m, value, power);
  if (m.budget < 0) yield PAUSE;
  return (yield* digits(m, quotient, radix)) + (yield* digits(m, remainder, radix)).padStart(count, "0");
}

// ---------- from text ----------

/** §7.1.14 StringToBigInt; undefined where the text is none. */
export const stringToBigInt = (m: Machine, text: string): MaybeGuest<bigint | undefined> =>
  text.length <= SHORT_TEXT ? shortToBigInt(text) : longToBigInt(m, text);

function shortToBigInt(text: string): bigint | undefined {
  try {
    return BigInt(text);
  } catch {
    return undefined;
  }
}

function* longToBigInt(m: Machine, text: string): Guest<bigint | undefined> {
  const numeral = new Numeral(m, text);
  const end = yield* numeral.trim();
  if (end === numeral.position) return 0n;
  const sign = numeral.take(/[+-]/y);
  const prefix = sign === "" ? numeral.take(/0[xob]/iy) : "";
  const first = numeral.position;
  yield* numeral.pass(ZEROS);
  const start = numeral.position;
  yield* numeral.pass(prefix === "" ? DIGITS : RADIX_DIGITS[prefix.charAt(1).toLowerCase()]!);
  if (numeral.position < end || end === first) return undefined;
  const digits = text.slice(start, end);
  if (areTooManyDigits(prefix + digits)) return bigintTooLarge(m);
  return prefix === "" ? yield* signed(m, sign === "-", digits || "0") : BigInt(`${prefix}0${digits}`);
}

function* signed(m: Machine, isNegative: boolean, decimal: string): Guest<bigint> {
  const magnitude = yield* fromDigits(m, decimal);
  return isNegative ? -magnitude : magnitude;
}

function* fromDigits(m: Machine, decimal: string): Guest<bigint> {
  const bits = decimal.length * BITS_PER_DECIMAL;
  if (bits <= SHORT_BIGINT) return BigInt(decimal);
  const low = decimal.length >> 1;
  const high = yield* fromDigits(m, decimal.slice(0, -low));
  const rest = yield* fromDigits(m, decimal.slice(-low));
  m.budget -= bits * TICKS_PER_BIT;
  if (m.budget < 0) yield PAUSE;
  const power = 10n ** BigInt(low);
  m.budget -= bits * TICKS_PER_BIT;
  if (m.budget < 0) yield PAUSE;
  return high * power + rest;
}

/** What `use` says about the value of a text, which is undefined where the text is none. */
export function withBigInt<T>(m: Machine, text: string, use: (value: bigint | undefined) => T): MaybeGuest<T> {
  const value = stringToBigInt(m, text);
  return isGuest(value) ? used(value, use) : use(value);
}

function* used<T>(value: Guest<bigint | undefined>, use: (value: bigint | undefined) => T): Guest<T> {
  return use(yield* value);
}
