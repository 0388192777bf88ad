/**
 * What the detectors of likely mistakes look at: the failure, the tokens around it, and how to name places and tokens
 * in a sentence. Built once per failure from skimmed tokens.
 */
import type { Related } from "../../diagnostics/Diagnostic.ts";
import type { Source } from "../../diagnostics/Source.ts";
import type { Span } from "../../diagnostics/Span.ts";
import type { ParseFailure } from "../ParseFailure.ts";
import type { Token } from "../skim.ts";

/** One sentence about a failure; without `at` it is about the token that failed. */
export interface Explanation {
  readonly message: string;
  readonly at?: Span;
  readonly suggestions?: readonly string[];
  readonly related?: readonly Related<Span>[];
}

/** A sentence, or null if the mistake is another one. */
export type Detector = (situation: Situation) => Explanation | string | null;

const SHOWN = 24;
/** As much of a line as is looked at. @unit UTF-16 units */
const LINE = 1_000;

export class Situation {
  readonly source: Source;
  readonly failure: ParseFailure;
  /** Those of `tokensAround`. */
  readonly tokens: readonly Token[];
  /** Index of the failing token; `tokens.length` at the end of the text. */
  readonly index: number;
  readonly #expected: ReadonlySet<string>;

  constructor(source: Source, failure: ParseFailure, tokens: readonly Token[]) {
    this.source = source;
    this.failure = failure;
    this.tokens = tokens;
    const index = tokens.findIndex((token) => token.end > failure.start);
    this.index = index < 0 ? tokens.length : index;
    this.#expected = new Set(failure.expected);
  }

  get text(): string {
    return this.source.text;
  }
  /** The token `offset` places from the failing one, or undefined. */
  near(offset: number): Token | undefined {
    return this.tokens[this.index + offset];
  }
  get token(): Token | undefined {
    return this.near(0);
  }
  get before(): Token | undefined {
    return this.near(-1);
  }
  get after(): Token | undefined {
    return this.near(1);
  }
  /** The first token on the line of the failing one, or of the last line. */
  get lineHead(): Token | undefined {
    let i = Math.min(this.index, this.tokens.length - 1);
    while (i > 0 && !this.tokens[i]!.newlineBefore) i--;
    return this.tokens[i];
  }
  /** The tokens of the line up to and including the failing one. */
  get line(): readonly Token[] {
    const head = this.lineHead;
    return head ? this.tokens.slice(this.tokens.indexOf(head)) : [];
  }
  /** The rest of the source line that holds an offset; of a long one the start. */
  lineFrom(at: number): string {
    return /^[^\n\r]*/.exec(this.text.slice(at, at + LINE))![0];
  }
  expects(text: string): boolean {
    return this.#expected.has(text);
  }
  /** Could a value have stood here? */
  get expectsValue(): boolean {
    return this.expects("a number") && this.expects("a string");
  }
  /** Could an operator have stood here, that is, is there a whole value before it? */
  get expectsOperator(): boolean {
    return this.expects("an operator");
  }
  /** Could the statement have ended here? */
  get expectsEnd(): boolean {
    const { opener } = this.failure;
    return this.expects("`;`") || (this.expectsOperator && (!opener || opener.block));
  }
  /** "3:12" */
  place(at: number): string {
    const { line, column } = this.source.position(at);
    return `${line}:${column}`;
  }
  /** The failing token for a sentence. */
  get found(): string {
    return this.token ? quote(this.token) : "the end of the program";
  }
}

/** A token for a sentence: in backquotes, cut if long. */
export function quote(token: Token): string {
  const text = token.text.length > SHOWN ? `${token.text.slice(0, SHOWN)}…` : token.text;
  const line = text.replace(/\s*[\n\r][^]*/, "…");
  if (token.kind === "string") return `the string ${line}`;
  if (token.kind === "template") return "a template";
  return `\`${line}\``;
}

/** Do two tokens touch? */
export const adjacent = (first: Token | undefined, second: Token | undefined): boolean =>
  first !== undefined && second !== undefined && first.end === second.start;

export const span = (first: Token, last: Token = first): Span => ({ start: first.start, end: last.end });
