/**
 * Rename: name → edits. The renamed program is resolved again, and where a name would then mean something else the
 * rename is refused, in a sentence. A program with a statement that does not parse is not renamed in.
 */
import type { Span } from "../../src/diagnostics/Span.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { parseText } from "../incremental.ts";
import { View } from "../View.ts";

export interface TextEdit extends Span {
  readonly text: string;
}

export type Renamed = { readonly edits: readonly TextEdit[] } | { readonly refused: string };

// prettier-ignore
const reserved = new Set([
  "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
  "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements", "import", "in",
  "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public", "return", "static",
  "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
]);

/** The name at an offset if it can be renamed. */
export function renameable(view: View, offset: number): Span | null {
  const found = view.parsed.failures.length > 0 ? null : view.variableAt(offset);
  return found === null ? null : { start: found.node.start, end: found.node.end };
}

export function rename(view: View, offset: number, name: string): Renamed {
  if (view.parsed.failures.length > 0) return { refused: "The program has syntax errors; rename after they are fixed" };
  const found = view.variableAt(offset);
  if (found === null) return { refused: "There is no variable here" };
  const isPrivate = found.node.type === "PrivateIdentifier";
  const plain = isPrivate ? name.replace(/^#/, "") : name;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(plain) || (!isPrivate && reserved.has(plain))) {
    return { refused: `\`${name}\` is not a name` };
  }
  const nodes = view.occurrences(found.variable);
  const edits = nodes.map((node) => editOf(node, isPrivate ? `#${plain}` : plain, view));
  return meansTheSame(view, nodes, edits) ? { edits } : { refused: `\`${name}\` already means something else here` };
}

/** `{ a }` becomes `{ a: b }`. */
function editOf(node: Node, name: string, view: View): TextEdit {
  const { start, end } = node;
  let value = node;
  let parent = view.parent(node);
  if (parent?.type === "AssignmentPattern" && parent.left === node) {
    value = parent;
    parent = view.parent(parent);
  }
  const isShorthand = parent?.type === "Property" && parent.shorthand && parent.value === value;
  return { start, end, text: isShorthand ? `${view.text.slice(start, end)}: ${name}` : name };
}

/** Whether the renamed names, and only they, mean one variable after the edits, and everything else means what it meant. */
function meansTheSame(view: View, nodes: readonly Node[], edits: readonly TextEdit[]): boolean {
  const { text, moved } = apply(view.text, edits);
  const after = new View(parseText(text));
  if (after.parsed.failures.length > 0) return false;
  const last = moved(nodes[0]!.end) - 1;
  const found = after.variableAt(last);
  if (found === null) return false;
  const ends = after.occurrences(found.variable).map(({ end }) => end);
  return ends.length === nodes.length && nodes.every(({ end }) => ends.includes(moved(end)));
}

/** Text with edits applied, and where an old offset (not inside an edit) comes to lie. */
export function apply(text: string, edits: readonly TextEdit[]): { text: string; moved: (offset: number) => number } {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let result = "";
  let at = 0;
  for (const { start, end, text: inserted } of sorted) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  const growth = ({ start, end, text: inserted }: TextEdit): number => inserted.length - (end - start);
  const moved = (offset: number): number =>
    sorted.filter(({ end }) => end <= offset).reduce((sum, edit) => sum + growth(edit), offset);
  return { text: result + text.slice(at), moved };
}
