/**
 * Division of long big integers, from the highest bits of the dividend down as on paper: the host's own takes the square of
 * the length in a single step, here there is a pause behind every stretch of the quotient.
 */
import { bitLength, isLongBigInt } from "../../values/bigints.ts";
import type { Value } from "../../values/Value.ts";
import { type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";

/** Bits of the quotient times bits of the divisor that the host divides in no time. */
const AREA = 2 ** 35;
/** Of such a division, for one tick. */
const AREA_PER_TICK = 2 ** 21;

export interface Division {
  readonly quotient: bigint;
  readonly remainder: bigint;
}

const areaOf = (dividend: bigint, divisor: bigint): number => {
  const bits = bitLength(divisor);
  return (bitLength(dividend) - bits) * bits;
};

/** Whether it is a division, or what remains of one, that takes long. */
export const isLongDivision = (operator: string, a: Value, b: Value): boolean =>
  (operator === "/" || operator === "%") && isLongBigInt(a) && isLongBigInt(b) && areaOf(a, b) > AREA;

/** Truncates towards zero, as §6.1.6.2.5 BigInt::divide; `divisor` is not zero. */
export function* longDivision(m: Machine, dividend: bigint, divisor: bigint): Guest<Division> {
  const isNegative = dividend < 0n;
  const division = yield* divideMagnitudes(m, isNegative ? -dividend : dividend, divisor < 0n ? -divisor : divisor);
  return {
    quotient: isNegative === divisor < 0n ? division.quotient : -division.quotient,
    remainder: isNegative ? -division.remainder : division.remainder,
  };
}

function* divideMagnitudes(m: Machine, dividend: bigint, divisor: bigint): Guest<Division> {
  const bits = bitLength(divisor);
  const stretch = Math.max(64, Math.floor(AREA / bits));
  let left = Math.max(0, bitLength(dividend) - bits);
  let quotient = 0n;
  let remainder = dividend >> BigInt(left);
  for (;;) {
    const part = remainder / divisor;
    remainder -= part * divisor;
    quotient += part << BigInt(left);
    m.work(1 + Math.ceil((stretch * bits) / AREA_PER_TICK));
    if (left === 0) return { quotient, remainder };
    if (m.budget < 0) yield PAUSE;
    const next = Math.min(stretch, left);
    left -= next;
    remainder = (remainder << BigInt(next)) + BigInt.asUintN(next, dividend >> BigInt(left));
  }
}
