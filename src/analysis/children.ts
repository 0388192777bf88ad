/** The children of a node that mean something when the program runs: no types, no written names of properties. */
import type { Node } from "../syntax/Ast.ts";
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

/** Calls `visit` with each child that has a meaning when the program runs, in source order, and its key. */
export function forEachValue(node: Node, visit: (child: Node, key: string) => void): void {
  const fields = node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>;
  for (const { key, mayBeErased, isName } of valueKeys.get(node.type)!) {
    const value = fields[key];
    if (value === null || value === undefined) continue;
    if (isList(value)) {
      for (const child of value) {
        if (child !== null && !(mayBeErased && isErased(child))) visit(child, key);
      }
    } else if (!isName || value.type !== "Identifier" || (node as { readonly computed?: boolean }).computed) {
      visit(value, key);
    }
  }
}

const isList = (value: Node | readonly (Node | null)[]): value is readonly (Node | null)[] => Array.isArray(value);
