/** The children of a node that mean something when the program runs: no types, no written names of properties. */
import type { Node } from "../syntax/Ast.ts";
import { childKeys, isErased } from "../syntax/walk.ts";

// prettier-ignore
const typeKeys = new Set([
  "typeAnnotation", "typeParameters", "typeArguments", "returnType", "thisParameter", "superTypeArguments", "implements",
]);

const types = Object.keys(childKeys) as Node["type"][];

/** For every node kind, the keys of its children that are no types. */
const valueKeys: ReadonlyMap<Node["type"], readonly string[]> = new Map(
  types.map((type) => [type, type === "MetaProperty" ? [] : childKeys[type].filter((key) => !typeKeys.has(key))]),
);

/** Calls `visit` with each child that has a meaning when the program runs, in source order, and its key. */
export function forEachValue(node: Node, visit: (child: Node, key: string) => void): void {
  for (const key of valueKeys.get(node.type)!) {
    const value = (node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>)[key];
    for (const child of isList(value) ? value : [value]) {
      if (child === null || child === undefined || isErased(child) || isPropertyName(node, key, child)) continue;
      visit(child, key);
    }
  }
}

const isList = (value: unknown): value is readonly (Node | null)[] => Array.isArray(value);

/** Whether a child is the written name of a property, which may be any word. */
const isPropertyName = (node: Node, key: string, child: Node): boolean =>
  child.type === "Identifier" && (key === "key" || key === "property") && "computed" in node && !node.computed;
