/**
 * How deep the constructs nest that the grammar reads in a loop and whose trees nest all the same: `x => y => …`, `a = b =
 * …`, `!!!a`, `a as T as U`. The parser bounds every other nesting; what walks the tree by recursion relies on both bounds.
 */
import type { Finding } from "../diagnostics/Diagnostic.ts";
import type { Node, Program } from "../syntax/Ast.ts";
import { forEachValue } from "./children.ts";

/** Node kinds that nest in themselves without the parser counting, and the child by which they do. */
const uncounted: Readonly<Partial<Record<Node["type"], string>>> = {
  ArrowFunctionExpression: "body",
  AssignmentExpression: "right",
  BinaryExpression: "right",
  UnaryExpression: "argument",
  AwaitExpression: "argument",
  TaggedTemplateExpression: "tag",
  TSAsExpression: "expression",
  TSSatisfiesExpression: "expression",
  TSNonNullExpression: "expression",
};

/** @unit levels */
const MAX_NESTING = 1_000;

/** The finding for a program that nests too deep, or null. */
export function tooDeep(program: Program): Finding | null {
  const nodes: Node[] = [program];
  const depths: number[] = [0];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    const depth = depths.pop()!;
    if (depth > MAX_NESTING) return { code: "parse/too-deep", span: { start: node.start, end: node.start } };
    const counted = uncounted[node.type];
    forEachValue(node, (child, key) => {
      nodes.push(child);
      depths.push(key === counted ? depth + 1 : depth);
    });
  }
  return null;
}
