/** Expressions (ECMA-262 §13) to trees; what has effects emits steps on the way. Calls and assignments have their own files. */
import type {
  ArrayExpression,
  BinaryExpression,
  ConditionalExpression,
  Expression,
  Identifier,
  Literal,
  LogicalExpression,
  MemberExpression,
  SequenceExpression,
  Super,
  TemplateLiteral,
  ThisExpression,
  UnaryExpression,
} from "../../syntax/Ast.ts";
import { withBigInt } from "../../machine/operations/bigintText.ts";
import { arrayIndex } from "../../values/arrays.ts";
import { HOLE } from "../../values/Value.ts";
import { deleteMember } from "../runtime.ts";
import { Label } from "../Step.ts";
import { Branch, BranchNullish, Invoke, Jump } from "../controls.ts";
import { StoreLocal } from "../steps.ts";
import { constant, leaf, local, Tree } from "../Tree.ts";
import { assignmentExpression, updateExpression } from "./assignments.ts";
import {
  callExpression,
  chainExpression,
  evaluated,
  importantName,
  newExpression,
  taggedTemplateExpression,
} from "./calls.ts";
import { classExpression, metaProperty, superMember } from "./classes.ts";
import { closureTree } from "./functions.ts";
import { awaitExpression, yieldExpression } from "./suspensions.ts";
import type { Lowering } from "./Lowering.ts";
import { arrayByPushing, objectExpression } from "./literals.ts";
import { isCutAt, isCutBefore, isManyGroups } from "./pieces.ts";
import { privateIn, privateMember } from "./privateNames.ts";
import { relate, RELATIONS } from "./relations.ts";
import { readReference } from "./variables.ts";

type Lower<N> = (l: Lowering, node: N) => Tree;
const inner: Lower<{ expression: Expression }> = (l, node) => l.expression(node.expression);

export const EXPRESSIONS = {
  Literal: literal,
  Identifier: identifier,
  ThisExpression: thisExpression,
  TemplateLiteral: templateLiteral,
  TaggedTemplateExpression: taggedTemplateExpression,
  ArrayExpression: arrayExpression,
  ObjectExpression: objectExpression,
  UnaryExpression: unaryExpression,
  UpdateExpression: updateExpression,
  BinaryExpression: binaryExpression,
  LogicalExpression: logicalExpression,
  AssignmentExpression: assignmentExpression,
  ConditionalExpression: conditionalExpression,
  CallExpression: callExpression,
  NewExpression: newExpression,
  MemberExpression: memberExpression,
  ChainExpression: chainExpression,
  SequenceExpression: sequenceExpression,
  AwaitExpression: awaitExpression,
  YieldExpression: yieldExpression,
  MetaProperty: metaProperty,
  FunctionExpression: (l: Lowering, node: Parameters<typeof closureTree>[1]) => closureTree(l, node, ""),
  ArrowFunctionExpression: (l: Lowering, node: Parameters<typeof closureTree>[1]) => closureTree(l, node, ""),
  ClassExpression: classExpression,
  Evaluated: evaluated,
  TSAsExpression: inner,
  TSSatisfiesExpression: inner,
  TSNonNullExpression: inner,
  TSInstantiationExpression: inner,
};

function literal(l: Lowering, node: Literal): Tree {
  if (node.regex !== undefined) return leaf("regexp", [node.regex.pattern, node.regex.flags], node.start);
  if (node.bigint !== undefined && node.value === null) return longBigInt(l, node.bigint);
  return constant(node.value);
}

/** It is converted where the program first comes by, in pieces, and kept. */
function longBigInt(l: Lowering, digits: string): Tree {
  let known: bigint | undefined;
  const dest = l.temp();
  l.emit(new Invoke((m) => known ?? withBigInt(m, digits, (value) => (known = value)), [], dest));
  return local(dest);
}

function identifier(l: Lowering, node: Identifier): Tree {
  const reference = l.reference(node);
  if (reference.variable === null && node.name === "undefined") return constant(undefined);
  return readReference(l, reference, node.start);
}

function thisExpression(l: Lowering, node: ThisExpression): Tree {
  const reference = l.reference(node);
  return reference.variable === null ? constant(undefined) : readReference(l, reference, node.start);
}

function templateLiteral(l: Lowering, node: TemplateLiteral): Tree {
  const texts = node.quasis.map((quasi) => quasi.value.cooked ?? "");
  if (node.expressions.length === 0) return constant(texts[0]);
  // §13.2.8.6: each substitution becomes a string before the next one is evaluated.
  const text = (expression: Expression) => () => new Tree("toText", [l.expression(expression)], null, expression.start);
  if (!isManyGroups(node.expressions))
    return new Tree("template", l.operands(node.expressions.map(text)), texts, node.start);
  const whole = l.temp();
  l.store(whole, constant(texts[0]));
  l.inPieces(node.expressions, (group, first) => {
    const parts = l.operands([() => leaf("local", whole), ...group.map(text)]);
    const between = ["", "", ...texts.slice(first + 1, first + 1 + group.length)];
    l.store(whole, new Tree("template", parts, between, node.start));
  });
  return local(whole);
}

function arrayExpression(l: Lowering, node: ArrayExpression): Tree {
  const { elements: nodes } = node;
  if (nodes.some((element) => element?.type === "SpreadElement") || isManyGroups(nodes)) return arrayByPushing(l, node);
  const elements = l.operands(
    nodes.map((element) => () => (element === null ? constant(HOLE) : l.expression(element as Expression))),
  );
  return new Tree("array", elements, null, node.start);
}

const UNARY: Record<string, (l: Lowering, node: UnaryExpression) => Tree> = {
  "-": (l, node) => {
    const tree = l.shallow(l.expression(node.argument));
    return tree.kind === "constant" && typeof tree.value === "number"
      ? constant(-tree.value)
      : new Tree("unary", [tree], "-", node.start);
  },
  "+": (l, node) => new Tree("unary", [l.shallow(l.expression(node.argument))], "+", node.start),
  "~": (l, node) => new Tree("unary", [l.shallow(l.expression(node.argument))], "~", node.start),
  "!": (l, node) => new Tree("not", [l.shallow(l.expression(node.argument))], null, node.start),
  void: (l, node) => new Tree("void", [l.shallow(l.expression(node.argument))], null, node.start),
  typeof: (l, node) => {
    const { argument } = node;
    if (argument.type === "Identifier" && l.reference(argument).variable === null && argument.name !== "undefined")
      return leaf("typeofGlobal", argument.name, argument.start);
    return new Tree("typeof", [l.shallow(l.expression(argument))], null, node.start);
  },
  delete: deleteExpression,
};

function unaryExpression(l: Lowering, node: UnaryExpression): Tree {
  return UNARY[node.operator]!(l, node);
}

/** §13.5.1. The operand of a chain is deleted only where the chain reaches it. */
function deleteExpression(l: Lowering, node: UnaryExpression): Tree {
  let target: Expression = node.argument;
  while (target.type === "TSNonNullExpression" || target.type === "TSAsExpression") target = target.expression;
  if (target.type === "ChainExpression") {
    const chain = target;
    return chainExpression(l, chain, (l2, member) => deleteMemberOf(l2, member), true);
  }
  if (target.type === "MemberExpression") return deleteMemberOf(l, target);
  l.spill(l.expression(target));
  return constant(true);
}
function deleteMemberOf(l: Lowering, node: Expression): Tree {
  if (node.type !== "MemberExpression") {
    l.spill(l.expression(node));
    return constant(true);
  }
  if (node.object.type === "Super") return superMember(l, node, "delete");
  const object = node.object;
  const [base, key] = l.operands([() => l.expression(object), () => propertyKey(l, node)]) as [Tree, Tree];
  const dest = l.temp();
  l.emit(new Invoke((m, b, k) => deleteMember(m, b, k, node.start), [base, key], dest));
  return local(dest);
}

/** The key of a member expression as a tree: a name, or the computed expression. */
export function propertyKey(l: Lowering, node: MemberExpression): Tree {
  return node.computed ? l.expression(node.property as Expression) : constant((node.property as Identifier).name);
}

const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "**", "<<", ">>", ">>>", "&", "|", "^"]);
const RELATIONAL: ReadonlySet<string> = new Set(["<", ">", "<=", ">="]);

/** The tree of an operator on two operands that are trees. */
export function binaryTree(operator: string, left: Tree, right: Tree, offset: number): Tree {
  if (ARITHMETIC.has(operator)) return new Tree("arithmetic", [left, right], operator, offset);
  if (RELATIONAL.has(operator)) return new Tree("relational", [left, right], operator, offset);
  return new Tree("equality", [left, right], operator, offset);
}

/** Left-deep chains are walked in a loop: their length is not bounded. */
function binaryExpression(l: Lowering, node: BinaryExpression): Tree {
  const spine: BinaryExpression[] = [];
  let first: Expression | BinaryExpression["left"] = node;
  while (first.type === "BinaryExpression" && !isCutBefore(node, first)) {
    spine.push(first);
    first = first.left;
  }
  if (first.type === "PrivateIdentifier") {
    const privateTest = spine.pop()!;
    let tree = privateIn(l, privateTest);
    for (let i = spine.length - 1; i >= 0; i--) tree = combine(l, tree, spine[i]!);
    return tree;
  }
  let tree = l.expression(first);
  for (let i = spine.length - 1; i >= 0; i--) tree = combine(l, tree, spine[i]!);
  return tree;
}
function combine(l: Lowering, left: Tree, node: BinaryExpression): Tree {
  const [a, b] = l.operands([() => left, () => l.expression(node.right)]) as [Tree, Tree];
  return RELATIONS.has(node.operator)
    ? relate(l, node.operator, a, b, node.start)
    : binaryTree(node.operator, a, b, node.start);
}

/** Short circuits stay in the tree when the right side has no effects; else they become branches around its steps. */
function logicalExpression(l: Lowering, node: LogicalExpression): Tree {
  const spine: LogicalExpression[] = [];
  let first: Expression = node;
  while (first.type === "LogicalExpression" && !isCutBefore(node, first)) {
    spine.push(first);
    first = first.left;
  }
  let tree = l.expression(first);
  for (let i = spine.length - 1; i >= 0; i--)
    tree = shortCircuit(l, spine[i]!.operator, tree, () => l.expression(spine[i]!.right), spine[i]!.start);
  return tree;
}

const SHORT_CIRCUITS = { "&&": "and", "||": "or", "??": "nullish" } as const;

export function shortCircuit(
  l: Lowering,
  operator: "&&" | "||" | "??",
  left: Tree,
  lowerRight: () => Tree,
  offset: number,
): Tree {
  const mark = l.position;
  const right = l.shallow(lowerRight());
  if (l.position === mark) return new Tree(SHORT_CIRCUITS[operator], [l.shallow(left), right], null, offset);
  const dest = l.temp();
  // The right side has steps: they are moved behind the test of the left one.
  const end = new Label();
  const steps = l.take(mark);
  l.emit(new StoreLocal(dest, left));
  testShort(l, operator, local(dest), end);
  l.give(steps);
  l.emit(new StoreLocal(dest, right));
  l.place(end);
  return local(dest);
}

/** Jumps to `end` when the left value decides. */
export function testShort(l: Lowering, operator: "&&" | "||" | "??", left: Tree, end: Label): void {
  const goOn = new Label();
  if (operator === "&&") l.emit(new Branch(left, goOn, end));
  else if (operator === "||") l.emit(new Branch(left, end, goOn));
  else {
    l.emit(new BranchNullish(left, goOn));
    l.emit(new Jump(end));
  }
  l.place(goOn);
}

function conditionalExpression(l: Lowering, node: ConditionalExpression): Tree {
  // `a ? b : c ? d : …` is as long as people make it: one label for the end, a loop over the tests.
  const test = l.shallow(l.expression(node.test));
  const mark = l.position;
  const yes = l.shallow(l.expression(node.consequent));
  const middle = l.position;
  if (node.alternate.type !== "ConditionalExpression") {
    const no = l.shallow(l.expression(node.alternate));
    if (l.position === mark) return new Tree("conditional", [test, yes, no], null, node.start);
    const dest = l.temp();
    const noSteps = l.take(middle);
    const yesSteps = l.take(mark);
    const [onYes, onNo, end] = [new Label(), new Label(), new Label()];
    l.emit(new Branch(test, onYes, onNo));
    l.place(onYes);
    l.give(yesSteps);
    l.emit(new StoreLocal(dest, yes));
    l.emit(new Jump(end));
    l.place(onNo);
    l.give(noSteps);
    l.emit(new StoreLocal(dest, no));
    l.place(end);
    return local(dest);
  }
  const dest = l.temp();
  const yesSteps = l.take(mark);
  const end = new Label();
  let [onYes, onNo] = [new Label(), new Label()];
  l.emit(new Branch(test, onYes, onNo));
  l.place(onYes);
  l.give(yesSteps);
  l.emit(new StoreLocal(dest, yes));
  l.emit(new Jump(end));
  l.place(onNo);
  let rest: Expression = node.alternate;
  while (rest.type === "ConditionalExpression" && !isCutAt(node, rest)) {
    [onYes, onNo] = [new Label(), new Label()];
    l.emit(new Branch(l.expression(rest.test), onYes, onNo));
    l.place(onYes);
    l.emit(new StoreLocal(dest, l.expression(rest.consequent)));
    l.emit(new Jump(end));
    l.place(onNo);
    rest = rest.alternate;
  }
  l.emit(new StoreLocal(dest, l.expression(rest)));
  l.place(end);
  return local(dest);
}

function sequenceExpression(l: Lowering, node: SequenceExpression): Tree {
  const { expressions } = node;
  effects(l, expressions.slice(0, -1));
  return l.expression(expressions[expressions.length - 1]!);
}

/** Evaluates for its effects only. */
export function effect(l: Lowering, node: Expression): void {
  if (node.type === "AssignmentExpression") assignmentExpression(l, node, true);
  else if (node.type === "UpdateExpression") updateExpression(l, node, true);
  else if (node.type === "SequenceExpression") effects(l, node.expressions);
  else l.discard(l.expression(node));
}
function effects(l: Lowering, nodes: readonly Expression[]): void {
  l.inPieces(nodes, (group) => {
    for (const node of group) effect(l, node);
  });
}

function memberExpression(l: Lowering, node: MemberExpression): Tree {
  // `a.b.c…` is walked in a loop as well.
  const spine: MemberExpression[] = [];
  let object: Expression | Super = node;
  while (object.type === "MemberExpression" && object.object.type !== "Super" && !isCutBefore(node, object)) {
    spine.push(object);
    object = object.object;
  }
  const isSuper = object.type === "MemberExpression" && object.object.type === "Super";
  let tree = isSuper ? superMember(l, object as MemberExpression, "get") : l.expression(object as Expression);
  for (let i = spine.length - 1; i >= 0; i--) tree = memberOf(l, l.shallow(tree), spine[i]!);
  return tree;
}

/** `base.name`, `base[key]` or `base.#name` on an evaluated base. */
export function memberOf(l: Lowering, base: Tree, node: MemberExpression): Tree {
  if (node.property.type === "PrivateIdentifier") return privateMember(l, base, node.property);
  if (!node.computed) return namedMember(base, (node.property as Identifier).name, node);
  const [object, key] = l.operands([() => base, () => l.expression(node.property as Expression)]) as [Tree, Tree];
  if (key.kind === "constant" && typeof key.value === "string" && arrayIndex(key.value) < 0)
    return namedMember(object, key.value, node);
  return new Tree("getIndex", [object, key], null, importantName(node));
}

const namedMember = (base: Tree, name: string, node: MemberExpression): Tree =>
  new Tree(name === "length" ? "length" : "get", [base], name, importantName(node));
