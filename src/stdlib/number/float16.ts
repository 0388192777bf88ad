/** Rounding to binary16 (half precision), to nearest with ties to even, exactly. */

/** Every double times 2^n is exact in this range, so the scaled rounding is the only one that happens. */
export function float16Round(x: number): number {
  const magnitude = Math.abs(x);
  if (!(magnitude > 0) || magnitude === Infinity) return x;
  if (magnitude >= 65_520) return x < 0 ? -Infinity : Infinity;
  let exponent = Math.max(Math.floor(Math.log2(magnitude)), -14);
  // The logarithm may be off by one next to a power of two.
  if (2 ** exponent > magnitude && exponent > -14) exponent--;
  if (2 ** (exponent + 1) <= magnitude) exponent++;
  const unit = 2 ** (exponent - 10);
  const rounded = roundHalfEven(magnitude / unit) * unit;
  return x < 0 ? -rounded : rounded;
}

function roundHalfEven(x: number): number {
  const floor = Math.floor(x);
  const rest = x - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}
