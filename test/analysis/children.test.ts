import { expect, it } from "vitest";
import { forEachValue, forEachValueInSteps } from "../../src/analysis/children.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { parse } from "../../src/syntax/parse.ts";

it("visits the same children of a long list in steps", () => {
  const program = parse("a; type B = 1; { c };".repeat(5_000)).program!;
  const all: [Node, string][] = [];
  forEachValue(program, (child, key) => void all.push([child, key]));
  const inSteps: [Node, string][] = [];
  const steps = forEachValueInSteps(program, (child, key) => void inSteps.push([child, key]));
  const counts: number[] = [];
  while (!steps.next().done) counts.push(inSteps.length);
  expect(inSteps).toEqual(all);
  expect(inSteps.length).toBe(15_000);
  expect(counts).toEqual([2_999, 5_999, 8_999, 11_999, 14_999]);
});
