/** The open documents: their current version, its view, and its diagnostics, made when first asked for. */
import type { Diagnostic } from "../src/diagnostics/Diagnostic.ts";
import { Source } from "../src/diagnostics/Source.ts";
import { diagnostics } from "./features/diagnostics.ts";
import { editText, parseText, type ParsedText } from "./incremental.ts";
import type { ToolSet } from "./tools.ts";
import { View } from "./View.ts";

/** A change as the protocol sends it; without a range it is the whole text. */
export interface Change {
  readonly range?: { readonly start: Position; readonly end: Position };
  readonly text: string;
}

/** 0-based. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export class Document {
  readonly uri: string;
  version: number;
  #parsed: ParsedText;
  #view: View | undefined;
  #diagnostics: { readonly tools: ToolSet | undefined; readonly list: readonly Diagnostic[] } | undefined;

  constructor(uri: string, version: number, text: string) {
    this.uri = uri;
    this.version = version;
    this.#parsed = parseText(text);
  }

  get view(): View {
    return (this.#view ??= new View(this.#parsed));
  }

  /** Applies changes one after the other. */
  update(changes: readonly Change[], version: number): void {
    for (const { range, text } of changes) {
      if (range === undefined) this.#parsed = parseText(text);
      else {
        const source = this.#view?.source ?? new Source(this.#parsed.text);
        const start = offsetOf(source, range.start);
        const end = Math.max(start, offsetOf(source, range.end));
        this.#parsed = editText(this.#parsed, { start, end, insert: text });
      }
      this.#view = undefined;
      this.#diagnostics = undefined;
    }
    this.version = version;
  }

  diagnostics(tools: ToolSet | undefined): readonly Diagnostic[] {
    if (this.#diagnostics === undefined || this.#diagnostics.tools !== tools) {
      this.#diagnostics = { tools, list: diagnostics(this.view, tools) };
    }
    return this.#diagnostics.list;
  }
}

/** 0-based position → offset. */
export const offsetOf = (source: Source, { line, character }: Position): number =>
  line >= source.lineCount ? source.text.length : source.offset(line + 1, character + 1);
