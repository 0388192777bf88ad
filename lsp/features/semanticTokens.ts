/** Semantic tokens: what each name is, which colours by grammar alone cannot tell. */
import type { Variable } from "../../src/analysis/Scope.ts";
import type { Span } from "../../src/diagnostics/Span.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { walk } from "../../src/syntax/walk.ts";
import { globalNames } from "../builtins.ts";
import type { View } from "../View.ts";

// prettier-ignore
export const tokenTypes = ["variable", "parameter", "function", "class", "method", "property", "namespace", "type"] as const;
export const tokenModifiers = ["declaration", "readonly", "defaultLibrary", "async"] as const;

export interface SemanticToken extends Span {
  readonly type: (typeof tokenTypes)[number];
  readonly modifiers: readonly (typeof tokenModifiers)[number][];
}

export function semanticTokens(view: View): SemanticToken[] {
  const tokens: SemanticToken[] = [];
  walk(view.program, (node) => {
    if (node.type !== "Identifier" && node.type !== "PrivateIdentifier") return;
    const token = tokenOf(node, view);
    if (token !== null) tokens.push({ start: node.start, end: node.end, ...token });
  });
  const sorted = tokens.sort((a, b) => a.start - b.start);
  return sorted.filter((token, index) => index === 0 || token.start >= sorted[index - 1]!.end);
}

function tokenOf(node: Node & { readonly name: string }, view: View): Pick<SemanticToken, "type" | "modifiers"> | null {
  const parent = view.parent(node);
  if (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) {
    const call = view.parent(parent);
    return { type: call?.type === "CallExpression" && call.callee === parent ? "method" : "property", modifiers: [] };
  }
  if (parent?.type === "MethodDefinition" && parent.key === node) return { type: "method", modifiers: ["declaration"] };
  if (parent?.type === "PropertyDefinition" && parent.key === node)
    return { type: "property", modifiers: ["declaration"] };
  if (parent?.type === "Property" && parent.key === node && !parent.computed) {
    return parent.shorthand ? null : { type: "property", modifiers: [] };
  }
  if (parent?.type.startsWith("TS")) return { type: "type", modifiers: [] };
  const { references, declarations } = view.resolution;
  const variable = references.get(node)?.variable ?? declarations.get(node) ?? null;
  if (variable !== null) return ofVariable(variable, declarations.has(node));
  if (parent !== null && "id" in parent && parent.id === node) {
    return { type: parent.type.startsWith("Class") ? "class" : "function", modifiers: ["declaration"] };
  }
  if (!references.has(node) || !globalNames.has(node.name)) return null;
  const type = node.name === "tools" ? "namespace" : /^[A-Z]/.test(node.name) ? "class" : "variable";
  return { type, modifiers: ["defaultLibrary"] };
}

function ofVariable({ kind, reassigned }: Variable, isDeclaration: boolean): Pick<SemanticToken, "type" | "modifiers"> {
  const type =
    kind === "parameter"
      ? "parameter"
      : kind === "function" || kind === "functionName"
        ? "function"
        : kind === "class" || kind === "className"
          ? "class"
          : kind === "privateName"
            ? "property"
            : "variable";
  const isConstant = kind === "const" && !reassigned;
  return {
    type,
    modifiers: [...(isDeclaration ? ["declaration" as const] : []), ...(isConstant ? ["readonly" as const] : [])],
  };
}
