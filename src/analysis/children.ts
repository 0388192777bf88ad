/** The children of a node that mean something when the program runs: no types, no written names of properties. */
import type { Node } from "../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../syntax/Steps.ts";
import { childKeys, isErased, isList } from "../syntax/walk.ts";

interface ValueKey {
  readonly key: string;
  /** Whether it is a list in which declarations of types can stand. */
  readonly mayBeErased: boolean;
  /** Whether it is the name of a property unless it is computed. */
  readonly isName: boolean;
}

// prettier-ignore
const typeKeys = new Set([
  "typeAnnotation", "typeParameters", "typeArguments", "returnType", "thisParameter", "superTypeArguments", "implements",
]);
const statementKeys = new Set(["body", "consequent", "inner"]);
const named = new Set<Node["type"]>(["MemberExpression", "Property", "MethodDefinition", "PropertyDefinition"]);

const types = Object.keys(childKeys) as Node["type"][];

/** For every node kind, the keys of its children that are no types. */
const valueKeys: ReadonlyMap<Node["type"], readonly ValueKey[]> = new Map(
  types.map((type) => {
    const keys = type === "MetaProperty" ? [] : childKeys[type].filter((key) => !typeKeys.has(key));
    return [type, keys.map((key) => valueKey(type, key))];
  }),
);

function valueKey(type: Node["type"], key: string): ValueKey {
  return { key, mayBeErased: statementKeys.has(key), isName: named.has(type) && (key === "key" || key === "property") };
}

/** Nothing that means something is below it, and it is judged in no time: long lists are made of such nodes. */
export const isLeaf = (node: Node): boolean =>
  node.type === "Identifier" ||
  node.type === "TemplateElement" ||
  (node.type === "Literal" && node.regex === undefined);

type Visit = (child: Node, key: string) => void;

/** Calls `visit` with each child that has a meaning when the program runs, in source order, and its key. */
export function forEachValue(node: Node, visit: Visit): void {
  for (const valueKey of valueKeys.get(node.type)!) {
    const value = fieldOf(node, valueKey);
    if (value === null || value === undefined) continue;
    if (!isList(value)) visitPart(node, value, valueKey, visit);
    else for (const child of value) if (child !== null) visitItem(child, valueKey, visit);
  }
}

/** The same for a node that has a long list. */
export function* forEachValueInSteps(node: Node, visit: Visit): Steps<void> {
  for (const valueKey of valueKeys.get(node.type)!) {
    const value = fieldOf(node, valueKey);
    if (value === null || value === undefined) continue;
    if (!isList(value)) {
      visitPart(node, value, valueKey, visit);
      continue;
    }
    for (let i = 0; i < value.length; i++) {
      if ((i + 1) % NODES_IN_STEP === 0) yield;
      const child = value[i]!;
      if (child !== null) visitItem(child, valueKey, visit);
    }
  }
}

const fieldOf = (node: Node, { key }: ValueKey) =>
  (node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>)[key];

function visitItem(item: Node, { key, mayBeErased }: ValueKey, visit: Visit): void {
  if (!(mayBeErased && isErased(item))) visit(item, key);
}

function visitPart(node: Node, part: Node, { key, isName }: ValueKey, visit: Visit): void {
  if (!isName || part.type !== "Identifier" || (node as { readonly computed?: boolean }).computed) visit(part, key);
}
