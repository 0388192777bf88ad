/** Module lines: `import` lines go, `export` goes from in front of a declaration, a default value becomes the result. */
import type { Rewrite } from "../codeActions.ts";

export const removeStatement: Rewrite = ({ text }, { start, end }) => {
  const rest = /^[ \t]*;?[ \t]*(?:\r\n|[\n\r])?/.exec(text.slice(end))![0];
  return [{ start, end: end + rest.length, text: "" }];
};

export const removeExport: Rewrite = (view, span) => {
  const words = /^export(\s+default)?\s+/.exec(view.text.slice(span.start, span.end));
  // In a namespace `export` means something else.
  const statement = view.path(span.start)[1];
  if (statement?.type !== "Unsupported" || statement.start !== span.start) return null;
  const inner = statement.inner[0];
  if (words === null || inner === undefined) {
    return statement.inner.length === 0 ? removeStatement(view, span) : null;
  }
  const end = span.start + words[0].length;
  const isDeclaration = "id" in inner && inner.id !== null && inner.type.endsWith("Declaration");
  const isValue = words[1] !== undefined && !isDeclaration;
  return [{ start: span.start, end, text: isValue ? "return " : "" }];
};
