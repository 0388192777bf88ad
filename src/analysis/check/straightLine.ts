/**
 * What runs for certain: the names and members that straight-line code at the top of a program evaluates. Not under a
 * condition, loop body, function, `try` or `typeof`, not an operand of `&&`, `||`, `??` or `?:`, not behind `?.`, and
 * not after a statement that may end the program.
 */
import type { Node, Program, Statement, VariableDeclarator } from "../../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps, TEXT_IN_STEP } from "../../syntax/Steps.ts";
import { hasLongList } from "../../syntax/walk.ts";
import { forEachValue, forEachValueInSteps } from "../children.ts";
import { NodeMap, type ReadonlyNodeMap } from "../NodeMap.ts";

/** As much of the set as the questions about it take: most programs have nothing to ask about. */
export type Certain = Pick<ReadonlyNodeMap<true>, "has">;

/** The identifiers and member expressions that are evaluated whatever the data is. */
export function* straightLineNodes(program: Program): Steps<Certain> {
  const certain = new NodeMap<true>();
  yield* runAll(program.body, certain);
  return certain;
}

/** Answers whether what follows the list is still certain to run. */
function* runAll(statements: readonly Statement[], certain: NodeMap<true>): Steps<boolean> {
  let text = 0;
  for (const statement of statements) {
    if (!(yield* run(statement, certain))) return false;
    text += statement.end - statement.start;
    if (text <= TEXT_IN_STEP) continue;
    yield;
    text = 0;
  }
  return true;
}

function* run(node: Statement, certain: NodeMap<true>): Steps<boolean> {
  switch (node.type) {
    case "ExpressionStatement":
      yield* evaluate(node.expression, certain);
      return true;
    case "VariableDeclaration":
      yield* evaluateAll(node.declarations, certain);
      return true;
    case "ClassDeclaration":
      yield* evaluate(node, certain);
      return true;
    case "BlockStatement":
      return yield* runAll(node.body, certain);
    case "ReturnStatement":
    case "ThrowStatement":
      if (node.argument !== null) yield* evaluate(node.argument, certain);
      return false;
    case "IfStatement":
      yield* evaluate(node.test, certain);
      break;
    case "SwitchStatement":
      yield* evaluate(node.discriminant, certain);
      break;
    case "ForOfStatement":
    case "ForInStatement":
      yield* evaluate(node.right, certain);
  }
  return !(yield* mayExit(node));
}

/** Whether a statement contains a `return` or `throw` of the program itself. */
function* mayExit(statement: Node): Steps<boolean> {
  const pending: Node[] = [statement];
  const enter = (child: Node): void => void pending.push(child);
  let seen = 0;
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (node.type === "ReturnStatement" || node.type === "ThrowStatement") return true;
    if (isFunction(node)) continue;
    if (hasLongList(node)) yield* forEachValueInSteps(node, enter);
    else forEachValue(node, enter);
  }
  return false;
}

function* evaluateAll(declarations: readonly VariableDeclarator[], certain: NodeMap<true>): Steps<void> {
  let seen = 0;
  for (const { init } of declarations) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (init !== null) yield* evaluate(init, certain);
  }
}

function* evaluate(expression: Node, certain: NodeMap<true>): Steps<void> {
  const pending: Node[] = [expression];
  const enter = (child: Node): void => void pending.push(child);
  let seen = 0;
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (node.type === "Identifier" || node.type === "MemberExpression") certain.set(node, true);
    const children = evaluated(node);
    if (children !== null) for (const child of children) pending.push(child);
    else if (hasLongList(node)) yield* forEachValueInSteps(node, enter);
    else forEachValue(node, enter);
  }
}

/** The children of an expression that are evaluated whenever it is; null for all of them. */
function evaluated(node: Node): readonly Node[] | null {
  switch (node.type) {
    case "LogicalExpression":
    case "ConditionalExpression":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [];
    case "UnaryExpression":
      return node.operator === "typeof" ? [] : [node.argument];
    case "ClassExpression":
    case "ClassDeclaration":
      return node.superClass === null ? [] : [node.superClass];
    case "ChainExpression":
      return [baseOf(node.expression)];
    case "AssignmentExpression":
      if (/^(&&|\|\||\?\?)=$/.test(node.operator)) return [];
      return node.left.type === "ObjectPattern" || node.left.type === "ArrayPattern"
        ? [node.right]
        : [node.left, node.right];
    default:
      return null;
  }
}

/** What a chain starts with: the only part that does not depend on its `?.`. */
function baseOf(chain: Node): Node {
  let node = chain;
  for (;;) {
    if (node.type === "MemberExpression") node = node.object;
    else if (node.type === "CallExpression") node = node.callee;
    else if (node.type === "TSNonNullExpression") node = node.expression;
    else return node;
  }
}

const isFunction = (node: Node): boolean =>
  node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
