/**
 * Where a node stands: in which function-like body, loop, label, scope and class. Contexts are immutable and linked;
 * `contextOf` gives the context of a node's children under one of its keys, so the walk needs no host stack.
 */
import type { ClassNode, FunctionNode, Node, Statement } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import { blockNames, catchNames, functionNames, headNames, type Names } from "./DeclaredNames.ts";

/** The nearest function, program, field initialiser or static block, and what it allows. */
export interface Body {
  readonly node: Node;
  readonly kind: "program" | "function" | "arrow" | "field" | "staticBlock";
  /** What `await` is here: an operator, an ordinary name, or neither. */
  readonly await: "operator" | "name" | "reserved";
  readonly yield: boolean;
  readonly superProperty: boolean;
  readonly superCall: boolean;
  readonly newTarget: boolean;
  readonly arguments: boolean;
}

/** What `break` and `continue` can name, innermost first. */
export interface Jump {
  readonly kind: "loop" | "switch" | "label";
  readonly label: string | null;
  /** Whether a `continue` may name the label. */
  readonly labelsLoop: boolean;
  readonly outer: Jump | null;
}

/** The private names of a class and of those around it. */
export interface PrivateNames {
  readonly names: ReadonlySet<string>;
  readonly outer: PrivateNames | null;
}

export interface Context {
  readonly body: Body;
  /** Whether it is among the parameters of that body. */
  readonly inParameters: boolean;
  readonly jumps: Jump | null;
  readonly scope: Names;
  readonly privateNames: PrivateNames | null;
  /** On the function of a method: what it may say of `super`. */
  readonly home: "method" | "derivedConstructor" | null;
  /** Whether the class around a member has a heritage. */
  readonly isDerived: boolean;
}

export function programContext(program: Node & { type: "Program" }): Context {
  // prettier-ignore
  const body: Body = {
    node: program, kind: "program", await: "operator", yield: false,
    superProperty: false, superCall: false, newTarget: false, arguments: true,
  };
  const scope = functionNames(program, program.body, []);
  return { body, inParameters: false, jumps: null, scope, privateNames: null, home: null, isDerived: false };
}

type NodeOf<T extends Node["type"]> = Extract<Node, { type: T }>;
type Openers = { readonly [T in Node["type"]]?: (node: NodeOf<T>, context: Context, key: string) => Context };

/** The context of the children of `node` under `key`. */
export function contextOf(node: Node, context: Context, key: string): Context {
  const open: ((node: never, context: Context, key: string) => Context) | undefined = openers[node.type];
  return open === undefined ? context : open(node as never, context, key);
}

const openers: Openers = {
  BlockStatement: (node, context) => {
    // The body of a function was opened with the function.
    if (context.scope.node === node) return context;
    return { ...context, scope: blockNames(node, node.body, context.scope) };
  },
  SwitchStatement: (node, context, key) => {
    if (key !== "cases") return context;
    const statements = node.cases.flatMap((clause) => clause.consequent);
    return { ...context, scope: blockNames(node, statements, context.scope), jumps: jump("switch", context) };
  },
  ForStatement: (node, context, key) => loop({ ...context, scope: headNames(node, node.init, context.scope) }, key),
  ForInStatement: (node, context, key) => loop({ ...context, scope: headNames(node, node.left, context.scope) }, key),
  ForOfStatement: (node, context, key) => loop({ ...context, scope: headNames(node, node.left, context.scope) }, key),
  WhileStatement: (_, context, key) => loop(context, key),
  DoWhileStatement: (_, context, key) => loop(context, key),
  LabeledStatement: (node, context, key) => {
    if (key !== "body") return context;
    const labelsLoop = isLoop(node.body);
    return { ...context, jumps: { kind: "label", label: node.label.name, labelsLoop, outer: context.jumps } };
  },
  CatchClause: (node, context, key) =>
    key === "body" && node.param !== null
      ? { ...context, scope: catchNames(node, node.param, context.scope) }
      : context,

  FunctionDeclaration: (node, context, key) => (key === "id" ? context : functionContext(node, context, key)),
  FunctionExpression: functionContext,
  ArrowFunctionExpression: functionContext,

  ClassDeclaration: classContext,
  ClassExpression: classContext,
  MethodDefinition: (node, context, key) => {
    if (key !== "value") return context;
    return { ...context, home: node.kind === "constructor" && context.isDerived ? "derivedConstructor" : "method" };
  },
  Property: (node, context, key) =>
    key === "value" && (node.method || node.kind !== "init") ? { ...context, home: "method" } : context,
  PropertyDefinition: (node, context, key) =>
    key === "value" ? memberBody(node, "field", "name", context, functionNames(node, [], [])) : context,
  StaticBlock: (node, context) =>
    memberBody(node, "staticBlock", "reserved", context, functionNames(node, node.body, [])),
};

function loop(context: Context, key: string): Context {
  return key === "body" ? { ...context, jumps: jump("loop", context) } : context;
}

function jump(kind: "loop" | "switch", context: Context): Jump {
  return { kind, label: null, labelsLoop: false, outer: context.jumps };
}

function isLoop(statement: Statement): boolean {
  let inner = statement;
  while (inner.type === "LabeledStatement") inner = inner.body;
  return /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(inner.type);
}

function functionContext(node: FunctionNode, context: Context, key: string): Context {
  const body = bodyOf(node, context, key === "params");
  if (key === "id") return { ...context, body };
  const statements = node.body.type === "BlockStatement" ? node.body.body : [];
  const scope = functionNames(node.body, key === "params" ? [] : statements, node.params);
  return { ...context, body, inParameters: key === "params", jumps: null, scope, home: null };
}

function bodyOf(node: FunctionNode, { body: outer, home }: Context, isParameters: boolean): Body {
  if (node.type === "ArrowFunctionExpression") {
    // Parameters of an arrow are read as the code around it, before the arrow is seen.
    const plain = isParameters ? outer.await : "name";
    return { ...outer, node, kind: "arrow", await: node.async ? "operator" : plain, yield: false };
  }
  return {
    node,
    kind: "function",
    await: node.async ? "operator" : "name",
    yield: node.generator,
    superProperty: home !== null,
    superCall: home === "derivedConstructor",
    newTarget: true,
    arguments: true,
  };
}

function classContext(node: ClassNode, context: Context, key: string): Context {
  if (key !== "body") return context;
  const names = new Set<string>();
  for (const element of node.body.body) {
    if (!isErased(element) && "key" in element && element.key.type === "PrivateIdentifier") names.add(element.key.name);
  }
  return { ...context, isDerived: node.superClass !== null, privateNames: { names, outer: context.privateNames } };
}

function memberBody(
  node: Node,
  kind: "field" | "staticBlock",
  awaits: Body["await"],
  context: Context,
  scope: Names,
): Context {
  // prettier-ignore
  const body: Body = {
    node, kind, await: awaits, yield: false,
    superProperty: true, superCall: false, newTarget: true, arguments: false,
  };
  return { ...context, body, inParameters: false, jumps: null, scope };
}
