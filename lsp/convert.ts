/** Spans ↔ ranges, and what features answer ↔ what the protocol names it. The only file that knows both. */
import type * as lsp from "vscode-languageserver";
import type { Diagnostic } from "../src/diagnostics/Diagnostic.ts";
import type { Source, Location } from "../src/diagnostics/Source.ts";
import type { Span } from "../src/diagnostics/Span.ts";
import type { CodeAction } from "./features/codeActions.ts";
import type { Completion, CompletionKind } from "./features/completion.ts";
import type { DocumentSymbol, SymbolKind } from "./features/documentSymbols.ts";
import type { Fold } from "./features/folding.ts";
import { anchorOf } from "./features/hover.ts";
import type { TextEdit } from "./features/rename.ts";
import { tokenModifiers, tokenTypes, type SemanticToken } from "./features/semanticTokens.ts";
import type { SignatureHelp } from "./features/signatureHelp.ts";

const severities = { error: 1, warning: 2, hint: 4 } as const;

// prettier-ignore
const completionKinds: Readonly<Record<CompletionKind, lsp.CompletionItemKind>> = {
  method: 2, function: 3, variable: 6, class: 7, namespace: 9, property: 10, value: 12, keyword: 14, constant: 21, tool: 3,
};

// prettier-ignore
const symbolKinds: Readonly<Record<SymbolKind, lsp.SymbolKind>> = {
  class: 5, method: 6, field: 8, function: 12, variable: 13, constant: 14, type: 11,
};

export function positionOf(source: Source, offset: number): lsp.Position {
  const { line, column } = source.position(offset);
  return { line: line - 1, character: column - 1 };
}

export const rangeOf = (source: Source, { start, end }: Span): lsp.Range => ({
  start: positionOf(source, start),
  end: positionOf(source, end),
});

const rangeOfLocation = (location: Partial<Location> & Pick<Location, "line" | "column">): lsp.Range => {
  const { line, column, endLine = line, endColumn = column } = location;
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
};

/** The same kind, code, text and range as `check` says. */
export function diagnosticOf(diagnostic: Diagnostic, uri: string, codesPage: string): lsp.Diagnostic {
  const {
    kind,
    message,
    location = { line: 1, column: 1 },
    code,
    severity = "error",
    suggestions,
    related,
  } = diagnostic;
  return {
    range: rangeOfLocation(location),
    severity: severities[severity],
    source: "codemode",
    message,
    ...(code === undefined ? {} : { code, codeDescription: { href: `${codesPage}#${anchorOf(code)}` } }),
    ...(related === undefined
      ? {}
      : {
          relatedInformation: related.map(({ message, location }) => ({
            message,
            location: { uri, range: rangeOfLocation(location) },
          })),
        }),
    data: { kind, ...(suggestions === undefined ? {} : { suggestions }) },
  };
}

export const editOf = (source: Source, { start, end, text }: TextEdit): lsp.TextEdit => ({
  range: rangeOf(source, { start, end }),
  newText: text,
});

export function completionOf(source: Source, item: Completion, offset: number, index: number): lsp.CompletionItem {
  const { label, kind, detail, documentation, insert, start, rank, absent } = item;
  const range = rangeOf(source, { start, end: offset });
  const needsFilter = source.text.slice(start, offset).startsWith(".");
  return {
    label,
    kind: completionKinds[kind],
    ...(detail === undefined ? {} : { detail }),
    ...(documentation === undefined ? {} : { documentation: { kind: "markdown", value: documentation } }),
    ...(absent ? { tags: [1] } : {}),
    ...(needsFilter ? { filterText: `.${label}` } : {}),
    sortText: `${rank}${String(index).padStart(5, "0")}`,
    textEdit: { range, newText: insert },
  };
}

export const signatureOf = ({ label, documentation, parameters, active }: SignatureHelp): lsp.SignatureHelp => ({
  signatures: [
    {
      label,
      ...(documentation === undefined ? {} : { documentation: { kind: "markdown", value: documentation } }),
      parameters: parameters.map((parameter) => ({ label: parameter })),
    },
  ],
  activeSignature: 0,
  activeParameter: active,
});

export const symbolOf = (source: Source, symbol: DocumentSymbol): lsp.DocumentSymbol => ({
  name: symbol.name === "" ? "(no name)" : symbol.name,
  kind: symbolKinds[symbol.kind],
  range: rangeOf(source, symbol.span),
  selectionRange: rangeOf(source, symbol.selection),
  children: symbol.children.map((child) => symbolOf(source, child)),
});

export function foldOf(source: Source, { start, end, kind }: Fold): lsp.FoldingRange {
  const from = positionOf(source, start);
  const to = positionOf(source, end);
  // The line of a closing bracket stays visible.
  const endLine = kind === "code" ? Math.max(from.line, to.line - 1) : to.line;
  return { startLine: from.line, endLine, ...(kind === "comment" ? { kind: "comment" } : {}) };
}

export const selectionOf = (source: Source, spans: readonly Span[]): lsp.SelectionRange =>
  spans.reduceRight<lsp.SelectionRange | undefined>(
    (parent, span) => ({ range: rangeOf(source, span), ...(parent === undefined ? {} : { parent }) }),
    undefined,
  ) ?? { range: rangeOf(source, { start: 0, end: 0 }) };

export const legend: lsp.SemanticTokensLegend = { tokenTypes: [...tokenTypes], tokenModifiers: [...tokenModifiers] };

/** Five numbers a token, relative to the token before. */
export function tokensOf(source: Source, tokens: readonly SemanticToken[]): lsp.SemanticTokens {
  const data: number[] = [];
  let before: lsp.Position = { line: 0, character: 0 };
  for (const { start, end, type, modifiers } of tokens) {
    const at = positionOf(source, start);
    const character = at.line === before.line ? at.character - before.character : at.character;
    const bits = modifiers.reduce((sum, name) => sum | (1 << tokenModifiers.indexOf(name)), 0);
    data.push(at.line - before.line, character, end - start, tokenTypes.indexOf(type), bits);
    before = at;
  }
  return { data };
}

export function actionOf(source: Source, action: CodeAction, uri: string, codesPage: string): lsp.CodeAction {
  const { title, edits, diagnostic, isPreferred } = action;
  return {
    title,
    kind: diagnostic === undefined ? "refactor.rewrite" : "quickfix",
    isPreferred,
    ...(diagnostic === undefined ? {} : { diagnostics: [diagnosticOf(diagnostic, uri, codesPage)] }),
    edit: { changes: { [uri]: edits.map((edit) => editOf(source, edit)) } },
  };
}
