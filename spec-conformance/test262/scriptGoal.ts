/**
 * Uses of what only the script goal has: the global object as `this` outside of functions, and `await` as a name. A program
 * here is the body of an async function, so such tests are outside. Asks the tree, because text cannot tell.
 */
import type { Node } from "../../src/syntax/Ast.ts";
import { parse } from "../../src/syntax/parse.ts";
import { childKeys } from "../../src/syntax/walk.ts";

/** Kinds with a `this` of their own. */
const functions: ReadonlySet<string> = new Set(["FunctionDeclaration", "FunctionExpression", "PropertyDefinition", "StaticBlock"]);

export function usesScriptGoal(text: string): boolean {
  const { program } = parse(text);
  const nodes: Node[] = program === null ? [] : [program];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (node.type === "ThisExpression" || (node.type === "Identifier" && node.name === "await")) return true;
    if (functions.has(node.type)) continue;
    for (const key of childKeys[node.type]) {
      const value = (node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>)[key];
      for (const child of Array.isArray(value) ? value : [value as Node | null | undefined]) if (child) nodes.push(child as Node);
    }
  }
  return false;
}
