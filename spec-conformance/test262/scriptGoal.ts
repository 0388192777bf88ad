/**
 * What the script goal has and a program, the body of an async function, has not: the global object as `this` outside of
 * functions, `await` as a name, and `return` outside of functions as an error. Asks the tree, because text cannot tell.
 */
import type { Node } from "../../src/syntax/Ast.ts";
import { parse } from "../../src/syntax/parse.ts";
import { childKeys } from "../../src/syntax/walk.ts";

/** Around a node: nothing, arrow functions only, or something with a `this` of its own. */
type Around = "script" | "arrow" | "function";

const functions: Readonly<Record<string, Around>> = {
  FunctionDeclaration: "function",
  FunctionExpression: "function",
  PropertyDefinition: "function",
  StaticBlock: "function",
  ArrowFunctionExpression: "arrow",
};

type Fields = Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>;

/** @param refused whether the test must not parse: then names are what it is about */
export function usesScriptGoal(text: string, refused: boolean): boolean {
  const { program } = parse(text);
  const nodes: (readonly [node: Node, around: Around])[] = program === null ? [] : [[program, "script"]];
  for (let next = nodes.pop(); next !== undefined; next = nodes.pop()) {
    const [node, around] = next;
    if (node.type === "ReturnStatement" && around === "script") return true;
    if (!refused && node.type === "ThisExpression" && around !== "function") return true;
    if (!refused && node.type === "Identifier" && node.name === "await") return true;
    const inside = around === "function" ? around : (functions[node.type] ?? around);
    for (const key of childKeys[node.type]) {
      if ((key === "property" || key === "key") && !(node as { readonly computed?: boolean }).computed) continue;
      const value = (node as unknown as Fields)[key];
      const children = Array.isArray(value) ? value : [value as Node | null | undefined];
      for (const child of children) if (child) nodes.push([child, inside]);
    }
  }
  return false;
}
