/**
 * Expressions: one handler per node kind. A handler may return its last child instead of visiting it, and left-deep
 * chains keep a list, so that long sums, member chains and ladders of `?:` take no host stack.
 */
import type {
  CallExpression,
  Expression,
  Node,
  Property,
  SpreadElement,
  TSNonNullExpression,
} from "../../syntax/Ast.ts";
import { resolveClass } from "./classes.ts";
import { resolveFunction } from "./functions.ts";
import { pattern } from "./patterns.ts";
import type { Resolver } from "./Resolver.ts";

type NodeOf<T extends Node["type"]> = Extract<Node, { type: T }>;
/** Visits the children but may return the last one to be visited next. */
type Handlers = { readonly [T in Node["type"]]?: (resolver: Resolver, node: NodeOf<T>) => Node | null | void };

/** Resolves every name in an expression. */
export function expression(resolver: Resolver, node: Node): void {
  let next: Node | null | void = node;
  while (next) {
    const handler: ((resolver: Resolver, node: never) => Node | null | void) | undefined = handlers[next.type];
    next = handler?.(resolver, next as never);
  }
}

const handlers: Handlers = {
  Identifier: (resolver, node) => resolver.refer(node, false),
  PrivateIdentifier: (resolver, node) => resolver.referPrivate(node),
  ThisExpression: (resolver, node) => resolver.referThis(node),
  Super: (resolver, node) => resolver.referSuper(node, false),
  MetaProperty: (resolver, node) => resolver.referNewTarget(node),
  TemplateLiteral: (resolver, node) => all(resolver, node.expressions),
  SequenceExpression: (resolver, node) => all(resolver, node.expressions),
  ArrayExpression: (resolver, node) => all(resolver, node.elements),
  ObjectExpression: (resolver, node) => {
    for (const property of node.properties) {
      if (property.type === "Property") objectProperty(resolver, property);
      else expression(resolver, property);
    }
  },
  SpreadElement: (_, node) => node.argument,
  UnaryExpression: (_, node) => node.argument,
  UpdateExpression: (resolver, node) => pattern(resolver, node.argument, "assign"),
  AssignmentExpression: (resolver, node) => {
    pattern(resolver, node.left, "assign");
    return node.right;
  },
  ConditionalExpression: (resolver, node) => {
    expression(resolver, node.test);
    expression(resolver, node.consequent);
    return node.alternate;
  },
  NewExpression: (resolver, node) => {
    expression(resolver, node.callee);
    all(resolver, node.arguments);
  },
  AwaitExpression: (resolver, node) => {
    resolver.function.containsAwait = true;
    return node.argument;
  },
  YieldExpression: (resolver, node) => {
    resolver.function.containsYield = true;
    return node.argument;
  },
  FunctionExpression: (resolver, node) => resolveFunction(resolver, node, "normal"),
  ArrowFunctionExpression: (resolver, node) => resolveFunction(resolver, node, "arrow"),
  ClassExpression: (resolver, node) => resolveClass(resolver, node),
  BinaryExpression: leftDeep,
  LogicalExpression: leftDeep,
  MemberExpression: leftDeep,
  CallExpression: leftDeep,
  TaggedTemplateExpression: leftDeep,
  ChainExpression: (_, node) => node.expression,
  TSNonNullExpression: (_, node) => node.expression,
  TSAsExpression: (_, node) => node.expression,
  TSSatisfiesExpression: (_, node) => node.expression,
  TSInstantiationExpression: (_, node) => node.expression,
  Unsupported: (resolver, node) => all(resolver, node.inner),
};

function all(resolver: Resolver, nodes: readonly (Node | null)[]): void {
  for (const node of nodes) if (node !== null) expression(resolver, node);
}

function objectProperty(resolver: Resolver, node: Property): void {
  if (node.computed) expression(resolver, node.key);
  if (node.value.type === "FunctionExpression" && (node.method || node.kind !== "init")) {
    resolveFunction(resolver, node.value, "method");
  } else expression(resolver, node.value);
}

// ---------- left-deep chains ----------

/** What `a + b + c` and `a.b().c` nest on their left, and the type-only wrappers between the links. */
type Link =
  | NodeOf<"BinaryExpression" | "LogicalExpression" | "MemberExpression" | "TaggedTemplateExpression">
  | CallExpression
  | TSNonNullExpression;

function leftDeep(resolver: Resolver, node: Link): Node | null {
  const links: Link[] = [node];
  let innermost = leftOf(node);
  while (isLink(innermost)) {
    links.push(innermost);
    innermost = leftOf(innermost);
  }
  if (innermost.type === "Super") resolver.referSuper(innermost, links.at(-1)!.type === "CallExpression");
  else expression(resolver, innermost);
  for (let index = links.length - 1; index > 0; index--) {
    const rest = right(resolver, links[index]!);
    if (rest !== null) expression(resolver, rest);
  }
  return right(resolver, node);
}

function isLink(node: Node): node is Link {
  return handlers[node.type] === leftDeep || node.type === "TSNonNullExpression";
}

function leftOf(node: Link): Node {
  switch (node.type) {
    case "MemberExpression":
      return node.object;
    case "CallExpression":
      return node.callee;
    case "TaggedTemplateExpression":
      return node.tag;
    case "TSNonNullExpression":
      return node.expression;
    default:
      return node.left;
  }
}

/** The rest of a link once its left side is resolved: arguments are visited, one operand is returned. */
function right(resolver: Resolver, node: Link): Expression | SpreadElement | Node | null {
  switch (node.type) {
    case "MemberExpression":
      return node.computed || node.property.type === "PrivateIdentifier" ? node.property : null;
    case "CallExpression":
      all(resolver, node.arguments);
      return null;
    case "TaggedTemplateExpression":
      return node.quasi;
    case "TSNonNullExpression":
      return null;
    default:
      return node.right;
  }
}
