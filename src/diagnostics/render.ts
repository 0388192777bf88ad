/**
 * A diagnostic as text for a terminal or a model: one line that names kind, place and message, then the quoted source
 * line with carets, then suggestions and related places. Knows no colours and does no I/O.
 */
import type { Diagnostic } from "./Diagnostic.ts";
import { Source } from "./Source.ts";

/** @unit UTF-16 code units of a quoted line that are shown around the caret */
const window = 100;

/** One line: `ParseError at 2:15: …`. */
export function renderLine(diagnostic: Diagnostic, file?: string): string {
  const { kind, location, message } = diagnostic;
  const place = location === undefined ? "" : `${location.line}:${location.column}`;
  const where = file === undefined ? place && ` at ${place}` : ` at ${[file, place].filter(Boolean).join(":")}`;
  const severity =
    diagnostic.severity === undefined || diagnostic.severity === "error" ? "" : `${diagnostic.severity}: `;
  return `${severity}${kind}${where}: ${message}`;
}

/** The one line, the quoted line with carets below it, then a line per suggestion and related place. */
export function render(source: Source | string, diagnostic: Diagnostic, file?: string): string {
  const text = typeof source === "string" ? new Source(source) : source;
  const lines = [renderLine(diagnostic, file), ...quote(text, diagnostic.location)];
  for (const suggestion of diagnostic.suggestions ?? []) lines.push(`  try: ${suggestion}`);
  for (const related of diagnostic.related ?? []) {
    lines.push(`  ${related.location.line}:${related.location.column}: ${related.message}`);
    lines.push(...quote(text, related.location));
  }
  return lines.join("\n");
}

function quote(source: Source, location: Diagnostic["location"]): string[] {
  if (location === undefined) return [];
  const whole = source.line(location.line);
  const column = location.column - 1;
  const end = location.endLine === location.line ? (location.endColumn ?? column + 1) - 1 : whole.length;
  const from = Math.max(0, Math.min(column - window / 2, whole.length - window));
  const shown = `${from > 0 ? "…" : ""}${whole.slice(from, from + window)}${from + window < whole.length ? "…" : ""}`;
  const gutter = `  ${location.line} | `;
  // Tabs stay tabs in front of the caret, so that it lines up however wide they are shown.
  const lead = " ".repeat(gutter.length + (from > 0 ? 1 : 0)) + whole.slice(from, column).replace(/[^\t]/g, " ");
  const width = Math.max(1, Math.min(end, from + window) - column);
  return [`${gutter}${shown}`, `${lead}${"^".repeat(width)}`];
}
