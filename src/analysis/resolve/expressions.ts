/**
 * Expressions: one handler per node kind. Left-deep chains keep a list, so that long sums and member chains are resolved
 * from the left in order.
 */
import type { CallExpression, Node, Property, TSNonNullExpression } from "../../syntax/Ast.ts";
import { resolveClass } from "./classes.ts";
import { resolveFunction } from "./functions.ts";
import { pattern } from "./patterns.ts";
import type { Resolver } from "./Resolver.ts";
import { each, type Next } from "./Next.ts";

type NodeOf<T extends Node["type"]> = Extract<Node, { type: T }>;
type Handlers = { readonly [T in Node["type"]]?: (resolver: Resolver, node: NodeOf<T>) => Next };

export const EXPRESSIONS: Handlers = {
  Identifier: (resolver, node) => resolver.refer(node, false),
  PrivateIdentifier: (resolver, node) => resolver.referPrivate(node),
  ThisExpression: (resolver, node) => resolver.referThis(node),
  Super: (resolver, node) => resolver.referSuper(node, false),
  MetaProperty: (resolver, node) => resolver.referNewTarget(node),
  TemplateLiteral: (_, node) => node.expressions,
  SequenceExpression: (_, node) => node.expressions,
  ArrayExpression: (_, node) => node.elements,
  ObjectExpression: (resolver, node) =>
    each(node.properties, (property) => (property.type === "Property" ? objectProperty(resolver, property) : property)),
  SpreadElement: (_, node) => node.argument,
  UnaryExpression: (_, node) => node.argument,
  UpdateExpression: (resolver, node) => pattern(resolver, node.argument, "assign"),
  AssignmentExpression: (resolver, node) => [pattern(resolver, node.left, "assign"), node.right],
  ConditionalExpression: (_, node) => [node.test, node.consequent, node.alternate],
  NewExpression: (_, node) => [node.callee, node.arguments],
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
  Unsupported: (_, node) => node.inner,
};

function objectProperty(resolver: Resolver, node: Property): Next {
  const { computed, key, value } = node;
  const isMethod = value.type === "FunctionExpression" && (node.method || node.kind !== "init");
  const content = isMethod ? () => resolveFunction(resolver, value, "method") : value;
  return computed ? [key, content] : content;
}

// ---------- left-deep chains ----------

/** What `a + b + c` and `a.b().c` nest on their left, and the type-only wrappers between the links. */
type Link =
  | NodeOf<"BinaryExpression" | "LogicalExpression" | "MemberExpression" | "TaggedTemplateExpression">
  | CallExpression
  | TSNonNullExpression;

function leftDeep(resolver: Resolver, node: Link): Next {
  return descend(resolver, [node], leftOf(node));
}

/** Links that are passed at once on the way to the left end. */
const LINKS_AT_ONCE = 16;

/** What is left of a chain to resolve: `links` from the right, and the rest of it on their left. */
function descend(resolver: Resolver, links: Link[], left: Node): Next {
  let innermost = left;
  while (isLink(innermost)) {
    links.push(innermost);
    innermost = leftOf(innermost);
    if (links.length % LINKS_AT_ONCE === 0) return [() => descend(resolver, links, innermost)];
  }
  const first = innermost;
  const last = links.length - 1;
  return [
    first.type === "Super" ? () => resolver.referSuper(first, links[last]!.type === "CallExpression") : first,
    last === 0 ? right(links[0]!) : each(links, (_, index) => right(links[last - index]!)),
  ];
}

function isLink(node: Node): node is Link {
  return EXPRESSIONS[node.type] === leftDeep || node.type === "TSNonNullExpression";
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

/** The rest of a link once its left side is resolved. */
function right(node: Link): Next {
  switch (node.type) {
    case "MemberExpression":
      return node.computed || node.property.type === "PrivateIdentifier" ? node.property : null;
    case "CallExpression":
      return node.arguments;
    case "TaggedTemplateExpression":
      return node.quasi;
    case "TSNonNullExpression":
      return null;
    default:
      return node.right;
  }
}
