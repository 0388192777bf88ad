/** How large a big integer can be, and whether a value or a text goes beyond. Nothing here converts what is long. */

/** Largest magnitude of a big integer. @unit bits */
export const MAX_BIGINT_BITS = 2 ** 20;

/** Up to this the host makes a text of a big integer in no time. @unit bits */
export const SHORT_BIGINT = 2 ** 15;
const LARGEST_SHORT = 2n ** BigInt(SHORT_BIGINT);

export const BITS_PER_DECIMAL = Math.log2(10);
const BITS_OF_PREFIX: Readonly<Record<string, number>> = { x: 4, o: 3, b: 1 };
/** Digits that a number holds exactly. */
const FIRST = 15;
/** More than the error of an estimate. @unit bits */
const CLOSE = 1e-6;

export const isLongBigInt = (value: unknown): value is bigint =>
  typeof value === "bigint" && (value > LARGEST_SHORT || value < -LARGEST_SHORT);

/** Bits of the magnitude, rounded up to a multiple of four, as the ceiling is one. */
export const bitLength = (value: bigint): number => (value.toString(16).length - (value < 0n ? 1 : 0)) * 4;

export const isTooLarge = (value: bigint): boolean => bitLength(value) > MAX_BIGINT_BITS;

/** Whether digits, with a prefix if they are not decimal, stand for a larger value than there can be. */
export function areTooManyDigits(digits: string): boolean {
  const each = BITS_OF_PREFIX[digits.charAt(1).toLowerCase()];
  const significant = digits.slice(each === undefined ? 0 : 2).replace(/^0+/, "");
  if (each === undefined) return isLargeDecimal(significant);
  const first = parseInt(significant.charAt(0) || "0", 16);
  return (significant.length - 1) * each + 32 - Math.clz32(first) > MAX_BIGINT_BITS;
}

/** By its length and first digits; the few that are as long as the ceiling and begin like it are compared with it. */
function isLargeDecimal(digits: string): boolean {
  if (digits.length <= FIRST) return false;
  const bits = Math.log2(Number(digits.slice(0, FIRST))) + (digits.length - FIRST) * BITS_PER_DECIMAL;
  return Math.abs(bits - MAX_BIGINT_BITS) > CLOSE ? bits > MAX_BIGINT_BITS : isTooLarge(BigInt(digits));
}
