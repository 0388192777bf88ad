/** Big integers to text and back in halves, because the host converts a large one in a single long step. */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { bigintTooLarge, MAX_BIGINT_BITS } from "../../machine/operations/operators.ts";

/** Converted in one go. @unit bits */
const AT_ONCE = 2 ** 15;
/** Ticks for a bit of a division or multiplication. */
const TICKS_PER_BIT = 1 / 64;
const BITS_PER_DIGIT = Math.log2(10);
/** More digits than the largest big integer has. */
const MOST_DIGITS = Math.ceil(MAX_BIGINT_BITS / BITS_PER_DIGIT) + 1;

/** Bits of the magnitude, rounded up to a multiple of four. */
export const bitLength = (value: bigint): number => value.toString(16).length * 4;

export function bigintToText(m: Machine, value: bigint, radix: number): MaybeGuest<string> {
  const bits = value >= -0xffffffffffffffffn && value <= 0xffffffffffffffffn ? 64 : bitLength(value);
  m.budget -= bits >> 8;
  // Digits of a power of two are bits: the host is quick with them.
  if (bits <= AT_ONCE || (radix & (radix - 1)) === 0) return value.toString(radix);
  return value < 0n ? negative(m, -value, radix) : digits(m, value, radix);
}

function* negative(m: Machine, magnitude: bigint, radix: number): Guest<string> {
  return `-${yield* digits(m, magnitude, radix)}`;
}

function* digits(m: Machine, value: bigint, radix: number): Guest<string> {
  const bits = bitLength(value);
  if (bits <= AT_ONCE) return value.toString(radix);
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

/** A long decimal text; undefined for any other, which the general conversion takes. */
export function longDecimal(m: Machine, text: string): Guest<bigint> | undefined {
  if (text.length * BITS_PER_DIGIT <= AT_ONCE) return undefined;
  const [, sign = "", number] = /^\s*([+-]?)0*(\d+)\s*$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  if (number.length > MOST_DIGITS) bigintTooLarge(m);
  return signed(m, sign === "-", number);
}

function* signed(m: Machine, negative: boolean, number: string): Guest<bigint> {
  const magnitude = yield* fromDigits(m, number);
  if (bitLength(magnitude) > MAX_BIGINT_BITS + 4) bigintTooLarge(m);
  return negative ? -magnitude : magnitude;
}

function* fromDigits(m: Machine, number: string): Guest<bigint> {
  const bits = number.length * BITS_PER_DIGIT;
  if (bits <= AT_ONCE) return BigInt(number);
  const low = number.length >> 1;
  const high = yield* fromDigits(m, number.slice(0, -low));
  const rest = yield* fromDigits(m, number.slice(-low));
  m.budget -= bits * TICKS_PER_BIT;
  if (m.budget < 0) yield PAUSE;
  return high * 10n ** BigInt(low) + rest;
}
