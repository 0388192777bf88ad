/** References: name → every place in the text that means the same variable. */
import type { Variable } from "../../src/analysis/Scope.ts";
import type { Span } from "../../src/diagnostics/Span.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { isRead, viewUpTo } from "../unfinished.ts";
import { nameOf, type View } from "../View.ts";
import { wordAt } from "./hover.ts";

export interface Occurrence extends Span {
  readonly isDeclaration: boolean;
  readonly isWrite: boolean;
}

export function references(view: View, offset: number): Occurrence[] {
  const found = namedAt(view, offset);
  if (found === null) return [];
  const declaration = nameOf(found.variable.declaration);
  return found.view.occurrences(found.variable).map((node) => ({
    start: node.start,
    end: node.end,
    isDeclaration: node === declaration || found.view.resolution.declarations.has(node),
    isWrite: node === declaration || isAssigned(node, found.view),
  }));
}

/** The variable named at an offset; in a statement that does not parse, as far as the text up to there tells. */
export function namedAt(
  view: View,
  offset: number,
): { readonly variable: Variable; readonly view: View; readonly node: Node } | null {
  const whole = isRead(view, offset) ? view : viewUpTo(view.text, wordAt(view.text, offset).end);
  const found = whole?.variableAt(offset) ?? null;
  return found === null || whole === null ? null : { ...found, view: whole };
}

function isAssigned(node: Node, view: View): boolean {
  const parent = view.parent(node);
  if (parent?.type === "AssignmentExpression") return parent.left === node;
  return parent?.type === "UpdateExpression" || view.resolution.declarations.has(node);
}
