/**
 * How deep a program's tree is, in levels of what walks it by recursion. The parser bounds the brackets; this bounds the
 * rest: what the grammar reads in a loop and nests all the same (`x => y => …`, `a = b = …`, `!!!a`, `a as T as U`), and
 * what takes many levels for one bracket (a method in an object in a method). Two bounds: names are resolved in the whole
 * program at once, but each body is compiled by itself.
 */
import type { Finding } from "../diagnostics/Diagnostic.ts";
import type { Node, Program } from "../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../syntax/Steps.ts";
import { hasLongList } from "../syntax/walk.ts";
import { forEachValue, forEachValueInSteps, isLeaf } from "./children.ts";

/** The child in which a chain goes on that every walk reads in a loop: `a + b + c`, `a.b.c`, `else if`. */
const chains: Readonly<Partial<Record<Node["type"], string>>> = {
  BinaryExpression: "left",
  LogicalExpression: "left",
  MemberExpression: "object",
  CallExpression: "callee",
  ConditionalExpression: "alternate",
  IfStatement: "alternate",
};

/** Where a body begins that is compiled by itself. */
const bodies = new Set<Node["type"]>([
  "ArrowFunctionExpression",
  "FunctionExpression",
  "FunctionDeclaration",
  "PropertyDefinition",
  "StaticBlock",
]);

/** What the compiler steps through on its way: no levels of their own. */
// prettier-ignore
const light = new Set<Node["type"]>([
  "BlockStatement", "ExpressionStatement", "ReturnStatement", "SwitchCase", "VariableDeclaration", "VariableDeclarator",
  "Property", "SpreadElement", "RestElement", "ClassBody", "MethodDefinition", "LabeledStatement", "CatchClause",
]);

/** Levels a function takes in the whole program. */
const FUNCTION_LEVELS = 5;
/** Room for 500 of any function in each other; measured, the host's stack bears a fifth more of the heaviest. */
const MAX_LEVELS = 5_200;
/** Room for 500 of any other construct in each other; measured, the host's stack bears half as much again. */
const MAX_BODY_LEVELS = 1_050;

/** A level takes a character at least, where it is no light one; so short a text cannot come near either bound. */
const SHORT = 1_000;

/** The finding for a program that nests too deep, or null. */
export function* tooDeep(program: Program): Steps<Finding | null> {
  if (program.end - program.start < SHORT) return null;
  const nodes: Node[] = [program];
  const depths: number[] = [0];
  const bodyDepths: number[] = [0];
  let seen = 0;
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (++seen % NODES_IN_STEP === 0) yield;
    const depth = depths.pop()!;
    const bodyDepth = bodyDepths.pop()!;
    if (depth > MAX_LEVELS || bodyDepth > MAX_BODY_LEVELS)
      return { code: "parse/too-deep", span: { start: node.start, end: node.start } };
    const chained = chains[node.type];
    const body = bodies.has(node.type);
    const below = depth + (body ? FUNCTION_LEVELS : 1);
    const bodyBelow = body ? 0 : light.has(node.type) ? bodyDepth : bodyDepth + 1;
    const bottom = below > MAX_LEVELS || bodyBelow > MAX_BODY_LEVELS;
    const enter = (child: Node, key: string): void => {
      if (!bottom && isLeaf(child)) return;
      nodes.push(child);
      depths.push(key === chained ? depth : below);
      bodyDepths.push(key === chained ? bodyDepth : bodyBelow);
    };
    if (hasLongList(node)) yield* forEachValueInSteps(node, enter);
    else forEachValue(node, enter);
  }
  return null;
}
