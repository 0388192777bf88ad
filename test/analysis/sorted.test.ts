import { expect, it } from "vitest";
import { sorted } from "../../src/analysis/sorted.ts";
import { complete } from "../../src/syntax/Steps.ts";

const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ key: (index * 7919) % 1_000, index }));

it.each([0, 1, 2, 4_000, 4_001, 20_000])("sorts %d items as arrays do, in steps", (count) => {
  const expected = items(count).sort(byKey);
  expect(complete(sorted(items(count), byKey))).toEqual(expected);
  const steps = sorted(items(count), byKey);
  let taken = 1;
  while (!steps.next().done) taken++;
  expect(taken).toBeGreaterThan(count / 4_001);
});
