import { expect, it } from "vitest";
import { NodeMap } from "../../src/analysis/NodeMap.ts";
import type { Node } from "../../src/syntax/Ast.ts";

const node = (start: number, end: number): Node => ({ type: "ThisExpression", start, end });

it("keeps what is set for a node, wherever in the text it is", () => {
  const map = new NodeMap<number>();
  const nodes = [node(0, 4), node(0, 100_000), node(0, 4), node(16_380, 16_384), node(999_996, 1_000_000)];
  nodes.forEach((key, i) => map.set(key, i));
  map.set(nodes[1]!, 10);
  expect(nodes.map((key) => map.get(key))).toEqual([0, 10, 2, 3, 4]);
  expect(nodes.map((key) => map.has(key))).toEqual([true, true, true, true, true]);
  expect([map.get(node(0, 4)), map.has(node(0, 4)), map.has(node(0, 50_000)), map.has(node(0, 2_000_000))]).toEqual([
    undefined,
    false,
    false,
    false,
  ]);
  expect([...map.keys()]).toEqual([nodes[0], nodes[2], nodes[3], nodes[1], nodes[4]]);
  expect([...map.values()]).toEqual([0, 2, 3, 10, 4]);
  expect([...map.entries()].map(([key, value]) => nodes.indexOf(key) * 10 + value)).toEqual([0, 22, 33, 20, 44]);
});
