/** The children of a node that mean something when the program runs: no types, no written names of properties. */
import type { Node } from "../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../syntax/Steps.ts";
import { childKeys, isErased } from "../syntax/walk.ts";

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

type Fields = Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>;
type Visit = (child: Node, key: string) => void;

/** Calls `visit` with each child that has a meaning when the program runs, in source order, and its key. */
export function forEachValue(node: Node, visit: Visit): void {
  const fields = node as unknown as Fields;
  for (const valueKey of valueKeys.get(node.type)!) {
    const value = fields[valueKey.key];
    if (value === null || value === undefined) continue;
    if (isList(value)) visitItems(value, 0, value.length, valueKey, visit);
    else visitValue(node, value, valueKey, visit);
  }
}

/** Whether a node may have more children than a step visits: each takes a character at least. */
export const mayBeWide = (node: Node): boolean => node.end - node.start > NODES_IN_STEP;

/** The same as `forEachValue`, long lists in steps. */
export function* forEachValueInSteps(node: Node, visit: Visit): Steps<void> {
  const fields = node as unknown as Fields;
  for (const valueKey of valueKeys.get(node.type)!) {
    const value = fields[valueKey.key];
    if (value === null || value === undefined) continue;
    if (isList(value)) {
      for (let from = 0; from < value.length; from += NODES_IN_STEP) {
        if (from > 0) yield;
        visitItems(value, from, Math.min(value.length, from + NODES_IN_STEP), valueKey, visit);
      }
    } else visitValue(node, value, valueKey, visit);
  }
}

function visitItems(
  list: readonly (Node | null)[],
  from: number,
  to: number,
  { key, mayBeErased }: ValueKey,
  visit: Visit,
): void {
  for (let i = from; i < to; i++) {
    const child = list[i]!;
    if (child !== null && !(mayBeErased && isErased(child))) visit(child, key);
  }
}

function visitValue(node: Node, value: Node, { key, isName }: ValueKey, visit: Visit): void {
  if (!isName || value.type !== "Identifier" || (node as { readonly computed?: boolean }).computed) visit(value, key);
}

const isList = (value: Node | readonly (Node | null)[]): value is readonly (Node | null)[] => Array.isArray(value);
