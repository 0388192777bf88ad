/**
 * Powers of big integers, by squares from the highest bit of the exponent down: the base stays as short as it is, and long
 * numbers are multiplied only with themselves. Those that take long have a pause behind every square.
 */
import { MAX_BIGINT_BITS } from "../../values/bigints.ts";
import type { Value } from "../../values/Value.ts";
import { type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";

/** Shorter results are the host's in no time. @unit bits */
const LONG = 2 ** 17;

/** Bits of the magnitude, exactly enough to bound a power. */
const exactBits = (value: bigint): number => Math.max(1, (value < 0n ? -value : value).toString(2).length - 1);

/** At least so many bits, and hardly more; Infinity where it is too large. `exponent` is not negative. */
export function powerBits(base: bigint, exponent: bigint): number {
  if (base === 0n || base === 1n || base === -1n) return 1;
  return exponent > BigInt(MAX_BIGINT_BITS) ? Infinity : exactBits(base) * Number(exponent);
}

/** Whether it is a power, not too large, that takes long. */
export function isLongPower(operator: string, base: Value, exponent: Value): boolean {
  if (operator !== "**" || typeof base !== "bigint" || typeof exponent !== "bigint" || exponent < 0n) return false;
  const size = powerBits(base, exponent);
  return size > LONG && size <= MAX_BIGINT_BITS;
}

export function* longPower(m: Machine, base: bigint, exponent: bigint): Guest<bigint> {
  let result = 1n;
  let size = 1;
  for (const bit of exponent.toString(2)) {
    result *= result;
    if (bit === "1") result *= base;
    size = Math.min(2 * size, MAX_BIGINT_BITS) + (bit === "1" ? exactBits(base) : 0);
    m.work((size >> 6) + Math.ceil((size / 128) ** 2 / 1024));
    m.allocated += size >> 3;
    if (m.budget < 0) yield PAUSE;
  }
  return result;
}
