/**
 * The stable merge sort behind every sort. Comparisons may be guest calls. What is long is sorted in
 * portions, which are then merged, so that no host list grows long.
 */
import { type Guest, PAUSE } from "./guest.ts";
import type { Machine } from "./Machine.ts";

type Compare<T> = (later: T, earlier: T) => number | Guest<number>;

/** @unit items */
const PORTION = 2 ** 14;

/** A list that grows portion by portion. */
export class Portions<T> {
  readonly lists: T[][] = [];
  private last: T[] = [];
  push(item: T): void {
    if (this.last.length === PORTION || this.lists.length === 0) this.lists.push((this.last = []));
    this.last.push(item);
  }
}

export function* sortPortions<T>(m: Machine, { lists }: Portions<T>, compare: Compare<T>): Guest<T[][]> {
  let runs: T[][][] = [];
  for (const list of lists) runs.push([yield* mergeSort(m, list, compare)]);
  while (runs.length > 1) {
    const merged: T[][][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const later = runs[i + 1];
      merged.push(later === undefined ? runs[i]! : yield* merge(m, runs[i]!, later, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Two sorted runs as one. */
function* merge<T>(m: Machine, earlier: T[][], later: T[][], compare: Compare<T>): Guest<T[][]> {
  let border = compare(later[0]![0]!, earlier.at(-1)!.at(-1)!);
  if (typeof border !== "number") border = yield* border;
  if (border >= 0) return [...earlier, ...later];
  const merged = new Portions<T>();
  let [a, b, i, j] = [0, 0, 0, 0];
  while (a < earlier.length || b < later.length) {
    if (--m.budget < 0) yield PAUSE;
    const left = earlier[a]?.[i];
    const right = later[b]?.[j];
    let order: number | Guest<number> =
      a === earlier.length ? -1 : b === later.length ? 0 : compare(right as T, left as T);
    if (typeof order !== "number") order = yield* order;
    if (order < 0) {
      merged.push(right as T);
      if (++j === later[b]!.length) [b, j] = [b + 1, 0];
    } else {
      merged.push(left as T);
      if (++i === earlier[a]!.length) [a, i] = [a + 1, 0];
    }
  }
  return merged.lists;
}

/**
 * Bottom-up and stable; halves that are in order already cost one comparison. The later element is the first argument, as
 * in V8, so that comparators which never answer below zero leave an array as it is in both. Leaves `items` alone.
 */
function* mergeSort<T>(m: Machine, items: readonly T[], compare: Compare<T>): Guest<T[]> {
  let source = items.slice();
  let target = items.slice();
  const length = items.length;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let left = start;
      let right = middle;
      let border: number | Guest<number> = middle < end ? compare(source[middle]!, source[middle - 1]!) : 0;
      if (typeof border !== "number") border = yield* border;
      if (border < 0) {
        let i = start;
        while (left < middle && right < end) {
          if (--m.budget < 0) yield PAUSE;
          let order: number | Guest<number> = width === 1 ? border : compare(source[right]!, source[left]!);
          if (typeof order !== "number") order = yield* order;
          target[i++] = order < 0 ? source[right++]! : source[left++]!;
        }
        while (left < middle) target[i++] = source[left++]!;
        while (right < end) target[i++] = source[right++]!;
      } else for (let i = start; i < end; i++) target[i] = source[i]!;
      m.budget -= (end - start) >> 2;
      if (m.budget < 0) yield PAUSE;
    }
    [source, target] = [target, source];
  }
  return source;
}
