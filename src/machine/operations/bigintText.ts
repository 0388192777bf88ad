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
import { payReading } from "./longText.ts";

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
  // Half of the quotient at a time: a division of the largest takes the host twice as long as anything else here.
  const half = BigInt(bits >> 2);
  const top = value >> half;
  let high = top / power;
  m.budget -= bits * TICKS_PER_BIT;
  if (m.budget < 0) yield PAUSE;
  const left = ((top - high * power) << half) | BigInt.asUintN(bits >> 2, value);
  const low = left / power;
  m.budget -= bits * TICKS_PER_BIT;
  if (m.budget < 0) yield PAUSE;
  high = (high << half) + low;
  const rest = left - low * power;
  return (yield* digits(m, high, radix)) + (yield* digits(m, rest, radix)).padStart(count, "0");
}

// ---------- from text ----------

const NUMERIC = /^(?:([+-]?)(\d+)|0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)$/;

/** §7.1.14 StringToBigInt; undefined where the text is none. */
export function stringToBigInt(m: Machine, text: string): MaybeGuest<bigint | undefined> {
  if (text.length <= SHORT_TEXT) return shortToBigInt(text);
  payReading(m, text);
  const trimmed = text.trim();
  if (trimmed.length <= SHORT_TEXT) return shortToBigInt(trimmed);
  const match = NUMERIC.exec(trimmed);
  if (match === null) return undefined;
  const [all, sign, decimal = all] = match;
  if (areTooManyDigits(decimal)) return bigintTooLarge(m);
  return sign === undefined ? BigInt(all) : signed(m, sign === "-", decimal.replace(/^0+(?=\d)/, ""));
}

function shortToBigInt(text: string): bigint | undefined {
  try {
    return BigInt(text);
  } catch {
    return undefined;
  }
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
  return high * 10n ** BigInt(low) + rest;
}

/** What `use` says about the value of a text, which is undefined where the text is none. */
export function withBigInt<T>(m: Machine, text: string, use: (value: bigint | undefined) => T): MaybeGuest<T> {
  const value = stringToBigInt(m, text);
  return isGuest(value) ? used(value, use) : use(value);
}

function* used<T>(value: Guest<bigint | undefined>, use: (value: bigint | undefined) => T): Guest<T> {
  return use(yield* value);
}
