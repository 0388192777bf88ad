/** Operations in order of precedence: at once and, where they are very many, in steps. */
import { expect, it } from "vitest";
import { operators, operatorsInSteps } from "../../../src/syntax/build/operators.ts";
import type { Expression } from "../../../src/syntax/Ast.ts";
import type { Tree } from "../../../src/syntax/build/Tree.ts";

const tree = (part: object) => part as unknown as Tree;
const operand = (start: number) => ({ type: "Identifier", name: "a", start, end: start + 1 });

/** What the parser hands over for `a`, then `operation` and `a` for each of them, all of one unit. */
function match(operations: readonly string[]): [Tree, Tree, Tree] {
  const tails = operations.map((operator, index) => {
    const start = 2 * index + 2;
    const isLogical = operator === "&&" || operator === "||";
    const type = isLogical ? "LogicalExpression" : "BinaryExpression";
    return { type, start, end: start + 1, left: null, operator, right: operand(start) };
  });
  const children = tails.map((tail) => tree({ toAST: () => tail }));
  return [tree({ start: 0 }), tree({ toAST: () => operand(0) }), tree({ children })];
}

/** Groups of an expression by their spans, from the outermost to its left or right. */
function spans(node: Expression, side: "left" | "right"): string[] {
  const found: string[] = [];
  for (let at: Expression = node; at.type === "BinaryExpression"; at = at[side] as Expression)
    found.push(`${at.start}-${at.end}`);
  return found;
}

const atOnce = (operations: readonly string[]) => {
  const [self, first, tails] = match(operations);
  return operators.Binary_operations.call(self, first, tails);
};

function inSteps(operations: readonly string[]): { node: Expression; pauses: number } {
  const [self, first, tails] = match(operations);
  const steps = operatorsInSteps.Binary_operations.call(self, first, tails);
  for (let pauses = 0; ; pauses++) {
    const { done, value } = steps.next();
    if (done) return { node: value, pauses };
  }
}

it("binds to the left, `**` to the right, and by precedence", () => {
  expect(spans(atOnce(["-", "-", "-"]), "left")).toEqual(["0-7", "0-5", "0-3"]);
  expect(spans(atOnce(["**", "**", "**"]), "right")).toEqual(["0-7", "2-7", "4-7"]);
  expect(spans(atOnce(["+", "*", "**", "*", "-"]), "left")).toEqual(["0-11", "0-9"]);
});

it.each([["+"], ["**"], ["+", "*", "**", "**", "*", "-", "&&", "||", "=="], ["**", "**", "**", "+"]])(
  "the same in steps: %s %s %s %s %s",
  (...operations) => {
    const many = Array.from({ length: 3_000 }, (_, index) => operations[index % operations.length]!);
    const { node } = inSteps(many);
    // Compared by their texts: the tree is deeper than a comparison of trees may be.
    const flat = (root: Expression) => {
      const lines: string[] = [];
      const open: unknown[] = [root];
      for (let next = open.pop() as any; next; next = open.pop()) {
        lines.push(`${next.type} ${next.operator} ${next.start} ${next.end}`);
        if (next.left) open.push(next.left, next.right);
      }
      return lines;
    };
    expect(flat(node)).toEqual(flat(atOnce(many)));
  },
);

it("pauses every few thousand operations, also where they all wait for the end", () => {
  expect(inSteps(Array(999).fill("+")).pauses).toBe(0);
  // Each is added, and each is completed.
  expect(inSteps(Array(20_000).fill("+")).pauses).toBe(10);
  expect(inSteps(Array(20_000).fill("**")).pauses).toBe(10);
  expect(inSteps([...Array(20_000).fill("**"), "+"]).pauses).toBe(10);
});
