/**
 * Sets of code points as flat lists `[low, high, low, high, …]`: inclusive, ascending, neither overlapping nor
 * touching. The exact algebra behind character classes that use no Unicode property.
 */
export type Ranges = readonly number[];

export const LAST_CODE_POINT = 0x10ffff;

/** Any list of pairs → the same set in normal form. */
export function normalize(pairs: readonly number[]): Ranges {
  const order: (readonly [number, number])[] = [];
  for (let i = 0; i < pairs.length; i += 2) order.push([pairs[i]!, pairs[i + 1]!]);
  order.sort((a, b) => a[0] - b[0]);
  const result: number[] = [];
  for (const [low, high] of order) {
    const last = result.length - 1;
    if (last > 0 && low <= result[last]! + 1) result[last] = Math.max(result[last]!, high);
    else result.push(low, high);
  }
  return result;
}

export function complement(ranges: Ranges): Ranges {
  const result: number[] = [];
  let next = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    if (ranges[i]! > next) result.push(next, ranges[i]! - 1);
    next = ranges[i + 1]! + 1;
  }
  if (next <= LAST_CODE_POINT) result.push(next, LAST_CODE_POINT);
  return result;
}

export function intersection(a: Ranges, b: Ranges): Ranges {
  const result: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const low = Math.max(a[i]!, b[j]!);
    const high = Math.min(a[i + 1]!, b[j + 1]!);
    if (low <= high) result.push(low, high);
    if (a[i + 1]! < b[j + 1]!) i += 2;
    else j += 2;
  }
  return result;
}

/** Whether the two sets share a code point. */
export function overlap(a: Ranges, b: Ranges): boolean {
  return intersection(a, b).length > 0;
}
