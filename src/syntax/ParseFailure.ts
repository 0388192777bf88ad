/** What the parser reports where a text stops being a program: data about a place, no sentence yet (see explain.ts). */
import type { Span } from "../diagnostics/Span.ts";

/** An open bracket; `block`: a brace around statements. */
export interface Opener extends Span {
  readonly text: string;
  readonly block: boolean;
}

export interface ParseFailure extends Span {
  /** The furthest offset any reading reached, as Ohm reports it; `start` is the token there. */
  readonly position: number;
  /** What could have stood there: descriptions such as "an identifier", and literals in backquotes. */
  readonly expected: readonly string[];
  /** The token at `start`; empty at the end of the text. */
  readonly found: string;
  /** Start of the statement that failed. */
  readonly statement: number;
  /** The innermost bracket that is still open there. */
  readonly opener?: Opener;
  /** Why it failed, where no token is to blame. */
  readonly reason?: "depth" | "size" | "empty";
}

/** Units of source text a program may have. */
export const MAX_SOURCE = 1_048_576;
