/**
 * Uses of what only the script goal has: the global object as `this` outside of functions, and `await` as a name. A program
 * here is the body of an async function, so such tests are outside. Asks the tree, because text cannot tell.
 */
import type { Node } from "../../src/syntax/Ast.ts";
import { parse } from "../../src/syntax/parse.ts";
import { childKeys } from "../../src/syntax/walk.ts";

/** Kinds with a `this` of their own. */
const functions: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "PropertyDefinition",
  "StaticBlock",
]);

type Fields = Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>;

export function usesScriptGoal(text: string): boolean {
  const { program } = parse(text);
  const nodes: (readonly [node: Node, inFunction: boolean])[] = program === null ? [] : [[program, false]];
  for (let next = nodes.pop(); next !== undefined; next = nodes.pop()) {
    const [node, inFunction] = next;
    if (node.type === "ThisExpression" && !inFunction) return true;
    if (node.type === "Identifier" && node.name === "await") return true;
    for (const key of childKeys[node.type]) {
      if ((key === "property" || key === "key") && !(node as { readonly computed?: boolean }).computed) continue;
      const value = (node as unknown as Fields)[key];
      const children = Array.isArray(value) ? value : [value as Node | null | undefined];
      for (const child of children) if (child) nodes.push([child, inFunction || functions.has(node.type)]);
    }
  }
  return false;
}
