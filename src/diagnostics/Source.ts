/**
 * A source text and its line index. Owns the only conversion between offsets and lines/columns: 1-based, columns in
 * UTF-16 code units, lines ended by LF, CR or CRLF as editors and the language server protocol count them.
 * The index is built on first use, because a program without diagnostics never needs it.
 */
import type { Span } from "./Span.ts";

/** A place for people: 1-based lines and UTF-16 columns, the end exclusive. */
export interface Location {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export class Source {
  readonly text: string;
  #lineStarts: readonly number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get lineCount(): number {
    return this.#starts().length;
  }

  /** Offset → 1-based position; offsets outside the text are clamped to it. */
  position(offset: number): { readonly line: number; readonly column: number } {
    const starts = this.#starts();
    const target = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= target) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: target - starts[low]! + 1 };
  }

  /** Span → location. */
  location(span: Span): Location {
    const start = this.position(span.start);
    const end = this.position(Math.max(span.start, span.end));
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  }

  /** 1-based position → offset, clamped to the line. */
  offset(line: number, column: number): number {
    const starts = this.#starts();
    const start = starts[Math.max(0, Math.min(line, starts.length) - 1)]!;
    return start + Math.max(0, Math.min(column - 1, this.line(line).length));
  }

  /** The text of a 1-based line without its terminator; empty for a line that does not exist. */
  line(line: number): string {
    const starts = this.#starts();
    const start = starts[line - 1];
    if (start === undefined) return "";
    return this.text.slice(start, starts[line] ?? this.text.length).replace(/[\r\n]+$/, "");
  }

  #starts(): readonly number[] {
    return (this.#lineStarts ??= lineStarts(this.text));
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit !== 10 && unit !== 13) continue;
    if (unit === 13 && text.charCodeAt(index + 1) === 10) index++;
    starts.push(index + 1);
  }
  return starts;
}
