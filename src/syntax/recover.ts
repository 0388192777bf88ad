/**
 * Where to go on after a statement that does not parse: the next place that looks like the start of one, judged by
 * brackets, line breaks and indentation. Also which brackets are open at a place. Works on skimmed tokens only.
 */
import type { Opener } from "./ParseFailure.ts";
import { findToken, type Token } from "./skim.ts";
import type { Steps } from "./Steps.ts";

// prettier-ignore
const statementWords = new Set([
  "const", "let", "var", "function", "class", "async", "if", "for", "while", "do", "return", "throw", "try", "switch",
  "break", "continue", "import", "export", "type", "interface", "enum", "declare", "abstract", "namespace",
]);
const openers: { readonly [closer: string]: string } = { ")": "(", "]": "[", "}": "{" };
/** Words before a brace that opens a block. */
const blockWords = new Set(["else", "do", "try", "finally", "static"]);

const opens = (token: Token, before: Token | undefined, inBlock: boolean): Opener => ({
  start: token.start,
  end: token.end,
  text: token.text,
  block:
    token.text === "{" &&
    (before === undefined ||
      before.text === ")" ||
      before.text === "=>" ||
      blockWords.has(before.text) ||
      (inBlock && (before.text === ";" || before.text === "{" || before.text === "}"))),
});

/** Follows brackets through tokens; a closer that fits nothing closes nothing. */
class Brackets {
  readonly open: Opener[] = [];
  /** How many of each are open. */
  readonly #counts: { [opener: string]: number } = { "(": 0, "[": 0, "{": 0 };
  #before: Token | undefined;

  /** Takes the next token → the opener it closes, if any. */
  take(token: Token): Opener | undefined {
    const before = this.#before;
    this.#before = token;
    if (token.kind === "open") {
      this.open.push(opens(token, before, this.open.at(-1)?.block ?? true));
      this.#counts[token.text]!++;
    }
    if (token.kind !== "close" || this.#counts[openers[token.text]!] === 0) return undefined;
    for (;;) {
      const last = this.open.pop()!;
      this.#counts[last.text]!--;
      if (last.text === openers[token.text]) return last;
    }
  }
}

/** The brackets open at `at`, outermost first, in text that starts at `from`. */
export function* openBrackets(source: string, from: number, at: number): Steps<readonly Opener[]> {
  const brackets = new Brackets();
  yield* findToken(source, from, (token) => {
    if (token.start >= at) return token;
    brackets.take(token);
    return undefined;
  });
  return brackets.open;
}

/** Column of an offset, tabs counted as one. */
function column(source: string, at: number): number {
  return at - (source.lastIndexOf("\n", at - 1) + 1);
}

/** Can the token, first on its line, begin a statement rather than go on with one? */
function beginsStatement(token: Token): boolean {
  if (token.kind === "word") return !["else", "catch", "finally", "in", "of", "instanceof", "as"].includes(token.text);
  return token.kind === "string" || token.kind === "template" || token.text === "{";
}

/**
 * The next boundary after a failure at `failed` in a statement (or the rest of one) that starts at `from`: an offset
 * behind both, or the end of the text. `inside`: stop at the closing brace of the block that holds the statement.
 */
export function* nextBoundary(source: string, from: number, failed: number, inside = false): Steps<number> {
  const brackets = new Brackets();
  const indent = column(source, from);
  let before: Token | undefined;
  const boundary = yield* findToken(source, from, (token) => {
    const depth = brackets.open.length;
    if (token.start > from && token.start > failed && before) {
      const stopped = depth === 0 && (before.text === ";" || (before.text === "}" && before.start >= failed));
      if (stopped && before.end > failed) return token.start;
      if (token.newlineBefore) {
        if (depth === 0 && beginsStatement(token)) return token.start;
      }
    }
    const ahead = token.newlineBefore && token.start > from && token.start >= failed;
    if (ahead && statementWords.has(token.text) && column(source, token.start) <= indent) return token.start;
    const closed = brackets.take(token);
    if (token.kind === "close" && !closed && depth === 0) {
      if (inside && token.start >= failed && token.text === "}") return token.start;
      if (token.start === from) return token.end;
    }
    before = token;
    return undefined;
  });
  return boundary ?? source.length;
}
