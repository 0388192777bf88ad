/**
 * Sets of UTF-16 code units as sorted, disjoint, closed intervals, with `END` standing for the end of the input.
 * The analysis computes with them and the emitter turns them into tests.
 */
export type Interval = readonly [low: number, high: number];
export type CodeUnits = readonly Interval[];

/** The pseudo code unit the generated parser reads behind the last one. */
export const END = 65536;
export const ALL: CodeUnits = [[0, END]];
export const NONE: CodeUnits = [];
export const ASCII: CodeUnits = [[0, 127]];
export const BEYOND_ASCII: CodeUnits = [[128, END]];
const SURROGATE_LEADS: Interval = [0xd800, 0xdbff];

export const of = (low: number, high = low): CodeUnits => [[low, high]];

function normalise(intervals: readonly Interval[]): CodeUnits {
  const sorted = intervals.filter(([low, high]) => low <= high).sort((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [low, high] of sorted) {
    const last = result.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else result.push([low, high]);
  }
  return result;
}

export const union = (a: CodeUnits, b: CodeUnits): CodeUnits => normalise([...a, ...b]);

export const intersect = (a: CodeUnits, b: CodeUnits): CodeUnits =>
  normalise(a.flatMap(([low, high]) => b.map(([l, h]): Interval => [Math.max(low, l), Math.min(high, h)])));

export function minus(a: CodeUnits, b: CodeUnits): CodeUnits {
  let rest: readonly Interval[] = a;
  for (const [low, high] of b)
    rest = rest.flatMap(([l, h]): Interval[] =>
      high < l || low > h
        ? [[l, h]]
        : [
            [l, low - 1],
            [high + 1, h],
          ],
    );
  return normalise(rest);
}

export const isAll = (set: CodeUnits) => set.length === 1 && set[0]![0] === 0 && set[0]![1] === END;

export const has = (set: CodeUnits, unit: number) => set.some(([low, high]) => low <= unit && unit <= high);

/** First code units of the code points a pattern matches; every surrogate lead counts, since its pair is not known. */
export function startsOf(pattern: RegExp): CodeUnits {
  const intervals: Interval[] = [SURROGATE_LEADS];
  for (let unit = 0; unit < 0xd800; unit++) if (pattern.test(String.fromCharCode(unit))) intervals.push([unit, unit]);
  for (let unit = 0xe000; unit <= 0xffff; unit++)
    if (pattern.test(String.fromCharCode(unit))) intervals.push([unit, unit]);
  return normalise(intervals);
}
