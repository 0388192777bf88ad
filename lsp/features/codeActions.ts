/**
 * Code actions: for each diagnostic of a program what repairs it, by its code; and the removal of a Markdown fence. What a
 * refused construct is rewritten to is in `rewrites/`, one file each.
 */
import type { Diagnostic } from "../../src/diagnostics/Diagnostic.ts";
import type { Span } from "../../src/diagnostics/Span.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { findFence } from "../../src/syntax/normalize.ts";
import { propertyName } from "../inference.ts";
import type { View } from "../View.ts";
import type { TextEdit } from "./rename.ts";
import { addAwait } from "./rewrites/addAwait.ts";
import { lineComment, modernNumberOrText } from "./rewrites/annexB.ts";
import { castToAs } from "./rewrites/castToAs.ts";
import { enumToConst } from "./rewrites/enumToConst.ts";
import { removeExport, removeStatement } from "./rewrites/modules.ts";
import { parameterProperties } from "./rewrites/parameterProperties.ts";

export interface CodeAction {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** What it repairs. */
  readonly diagnostic?: Diagnostic;
  /** Whether it is the one to take. */
  readonly isPreferred: boolean;
}

/** A repair of what stands at a span, or `null` where it has no faithful rewrite. */
export type Rewrite = (view: View, span: Span) => readonly TextEdit[] | null;

/** Code → title and rewrite. */
const rewrites: Readonly<Record<string, readonly [title: string, rewrite: Rewrite]>> = {
  "data/missing-await": ["Add `await`", addAwait],
  "unsupported/enum": ["Rewrite as a constant object", enumToConst],
  "unsupported/import": ["Remove the import", removeStatement],
  "unsupported/import-equals": ["Remove the import", removeStatement],
  "unsupported/export": ["Remove `export`", removeExport],
  "unsupported/parameter-property": ["Rewrite as fields", parameterProperties],
  "unsupported/angle-bracket-cast": ["Rewrite with `as`", castToAs],
  "unsupported/legacy-octal": ["Rewrite without the old octal form", modernNumberOrText],
  "unsupported/html-comment": ["Rewrite as a line comment", lineComment],
};

/** The actions for the diagnostics that touch a span. */
export function codeActions(view: View, diagnostics: readonly Diagnostic[], span: Span): CodeAction[] {
  const actions = diagnostics.flatMap((diagnostic) => {
    const at = spanOf(view, diagnostic);
    return at === null || at.end < span.start || at.start > span.end ? [] : actionsFor(view, diagnostic, at);
  });
  const fence = removeFence(view);
  return fence === null ? actions : [...actions, fence];
}

function actionsFor(view: View, diagnostic: Diagnostic, at: Span): CodeAction[] {
  const found = rewrites[diagnostic.code ?? ""];
  const edits = found?.[1](view, at) ?? null;
  const rewritten = edits === null ? [] : [{ title: found![0], edits, diagnostic, isPreferred: true }];
  const suggestions = diagnostic.suggestions ?? [];
  const meant = suggestions.map((text): CodeAction => {
    const place = diagnostic.code === "tool/unknown" ? toolPathAt(view, at) : at;
    const value = diagnostic.code === "tool/unknown-field" ? valueOfShorthand(view, at) : null;
    return {
      title: `Change to \`${text}\``,
      edits: [{ ...place, text: value === null ? text : `${text}: ${value}` }],
      diagnostic,
      isPreferred: suggestions.length === 1,
    };
  });
  return [...rewritten, ...meant];
}

/** A diagnostic's span. */
export function spanOf({ source }: View, { location }: Diagnostic): Span | null {
  if (location === undefined) return null;
  const start = source.offset(location.line, location.column);
  const { endLine = location.line, endColumn = location.column } = location;
  return { start, end: source.offset(endLine, endColumn) };
}

/** The whole written path whose unknown segment stands at a span: up to its call, if it is called. */
function toolPathAt(view: View, { start, end }: Span): Span {
  const segment = view.path(start).findLast((node) => node.start === start && node.end === end);
  let member = segment === undefined ? null : view.parent(segment);
  if (member?.type !== "MemberExpression") return { start, end };
  const whole = outermost(view, member);
  if (view.parent(whole)?.type === "CallExpression") member = whole;
  return { start: member.start, end: member.end };
}

/** The name that is the value as well where `{ name }` stands for `{ name: name }`. */
function valueOfShorthand(view: View, { start, end }: Span): string | null {
  const property = view.path(start).findLast((node) => node.type === "Property" && node.start === start);
  return property?.type === "Property" && property.shorthand ? view.text.slice(start, end) : null;
}

function outermost(view: View, node: Node): Node {
  const parent = view.parent(node);
  const continues = parent?.type === "MemberExpression" && parent.object === node && propertyName(parent) !== null;
  return continues ? outermost(view, parent) : node;
}

function removeFence({ text }: View): CodeAction | null {
  const fence = findFence(text);
  if (fence === null) return null;
  const kept = fence.text.trim();
  const start = fence.text.length - fence.text.trimStart().length;
  const end = start + kept.length;
  const edits = [
    { start: 0, end: start, text: "" },
    { start: end, end: text.length, text: /\r\n/.test(text) ? "\r\n" : "\n" },
  ];
  return { title: "Remove the Markdown fence", edits, isPreferred: true };
}
