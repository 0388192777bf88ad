/** Half-precision numbers (IEEE 754 binary16), for Float16Array and DataView on hosts that have none. */

/** The number that 16 bits stand for. */
export function fromHalf(bits: number): number {
  const sign = (bits & 0x8000) === 0 ? 1 : -1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** The 16 bits nearest to a number, ties to even. */
export function toHalf(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const magnitude = Math.abs(value);
  if (magnitude !== magnitude) return 0x7e00;
  if (magnitude >= 65520) return sign | 0x7c00;
  if (magnitude < 2 ** -14) return sign | roundToEven(magnitude * 2 ** 24);
  let exponent = Math.floor(Math.log2(magnitude));
  // The logarithm may be off by one at powers of two.
  if (2 ** exponent > magnitude) exponent--;
  else if (2 ** (exponent + 1) <= magnitude) exponent++;
  // A fraction that rounds up to the next power carries into the exponent by itself.
  return sign | (((exponent + 15) << 10) + roundToEven((magnitude / 2 ** exponent - 1) * 1024));
}

function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}
