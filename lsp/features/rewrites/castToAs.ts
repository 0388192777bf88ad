/** `<T>value` → `(value as T)`; without parentheses where the cast stands alone. */
import { skim } from "../../../src/syntax/skim.ts";
import type { Rewrite } from "../codeActions.ts";

export const castToAs: Rewrite = (view, { start, end }) => {
  const close = closingAngle(view.text, start, end);
  if (close === null) return null;
  const type = view.text.slice(start + 1, close).trim();
  const value = view.text.slice(close + 1, end).trim();
  const text = `${value} as ${type}`;
  const node = view
    .path(start)
    .findLast((node) => node.start === start && node.end === end && node.type === "Unsupported");
  const parent = node === undefined ? null : view.parent(node);
  const isAlone =
    parent?.type === "VariableDeclarator" ||
    parent?.type === "ReturnStatement" ||
    ((parent?.type === "AssignmentExpression" || parent?.type === "AssignmentPattern") && parent.right === node);
  return [{ start, end, text: isAlone ? text : `(${text})` }];
};

/** The `>` that closes the `<` at `start`. */
function closingAngle(text: string, start: number, end: number): number | null {
  let depth = 0;
  for (const token of skim(text, start)) {
    if (token.start >= end) return null;
    if (token.text === "<") depth++;
    if (/^>+$/.test(token.text)) {
      depth -= token.text.length;
      if (depth <= 0) return token.end - 1;
    }
  }
  return null;
}
