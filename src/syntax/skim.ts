/**
 * A tokenizer that never fails, for what has to make sense of broken text: recovery after a parse failure and the
 * detectors of likely mistakes. It knows brackets, strings, templates, comments and regular expressions well enough to
 * find where statements end; it decides nothing about validity, and nothing that parses is read through it.
 */
import { type Steps, TEXT_IN_STEP } from "./Steps.ts";

export type TokenKind = "word" | "number" | "string" | "template" | "regex" | "open" | "close" | "punctuator" | "other";

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly newlineBefore: boolean;
  /** A string, template, regular expression or comment that runs into the end of its line or of the text. */
  readonly unterminated: boolean;
}

// prettier-ignore
const keywordsBeforeOperand = new Set([
  "return", "throw", "case", "do", "else", "in", "of", "typeof", "void", "delete", "instanceof", "new", "await", "yield",
]);

const spaces = /(?:[\s\uFEFF]+|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/)*/y;
const word = /[\p{ID_Start}$_#@\\][\p{ID_Continue}$\u200c\u200d\\]*/uy;
const number = /(?:0[xob][\da-f_]*|\d[\d_]*\.?[\d_]*(?:e[+-]?\d+)?|\.\d[\d_]*(?:e[+-]?\d+)?)[\p{ID_Continue}$]*/iuy;
const string = /"(?:[^"\\\n\r]|\\[^])*("?)|'(?:[^'\\\n\r]|\\[^])*('?)/y;
const regex = /\/(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\]?)+(\/?)[\p{ID_Continue}$]*/uy;
const punctuator =
  /=>|\.\.\.|\?\.(?!\d)|>>>=|\*\*=|<<=|>>=|&&=|\|\|=|\?\?=|===|!==|>>>|==|!=|<=|>=|&&|\|\||\?\?|\+\+|--|\*\*|<<|[-+*/%&|^]=|[-+*/%&|^!~<>=?:;,.]/y;

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Position after spaces and comments. */
export function skipTrivia(source: string, at: number): number {
  return at + match(spaces, source, at)![0].length;
}

/** A template read up to `limit`: where it ends, whether closed, and the start of the substitution that holds `limit`. */
function scanTemplate(source: string, at: number, limit = source.length) {
  // For each template and substitution that is open: braces open in it (-1: template text), and where it starts.
  const open: { depth: number; start: number }[] = [{ depth: -1, start: at }];
  let i = at + 1;
  while (i < limit) {
    const c = source[i]!;
    const top = open[open.length - 1]!;
    if (c === "\\") i += 2;
    else if (top.depth < 0) {
      i += 1;
      if (c === "`") {
        open.pop();
        if (open.length === 0) return { end: i, closed: true, substitution: undefined };
      } else if (c === "$" && source[i] === "{") {
        i += 1;
        open.push({ depth: 0, start: i });
      }
    } else {
      const text = c === '"' || c === "'" ? match(string, source, i) : null;
      i += text ? text[0].length : 1;
      if (c === "`") open.push({ depth: -1, start: i });
      else if (c === "{") top.depth++;
      else if (c === "}" && top.depth-- === 0) open.pop();
    }
  }
  const top = open[open.length - 1]!;
  return { end: source.length, closed: false, substitution: top.depth < 0 ? undefined : top.start };
}

/** Start of the innermost template substitution around `at`, in text that starts at `from`. */
export function* substitutionAround(source: string, from: number, at: number): Steps<number | undefined> {
  const around = yield* findToken(source, from, (token) => (token.end > at ? token : undefined));
  return around?.kind === "template" ? scanTemplate(source, around.start, at).substitution : undefined;
}

/** Tokens of `source` from `from` on, lazily; the caller may stop at any time. */
export function* skim(source: string, from = 0): Generator<Token, void> {
  let at = from;
  let operandBefore = false;
  while (true) {
    const start = skipTrivia(source, at);
    if (start >= source.length) return;
    const newlineBefore = /[\n\r\u2028\u2029]/.test(source.slice(at, start));
    let kind: TokenKind = "other";
    let end = start + 1;
    let unterminated = false;
    const c = source[start]!;
    const found = match(word, source, start);
    if (found) {
      kind = "word";
      end = start + found[0].length;
      operandBefore = !keywordsBeforeOperand.has(found[0]);
    } else if (/\d/.test(c) || (c === "." && /\d/.test(source[start + 1] ?? ""))) {
      kind = "number";
      end = start + match(number, source, start)![0].length;
      operandBefore = true;
    } else if (c === '"' || c === "'") {
      const text = match(string, source, start)!;
      kind = "string";
      end = start + text[0].length;
      unterminated = !(text[1] || text[2]);
      operandBefore = true;
    } else if (c === "`") {
      const template = scanTemplate(source, start);
      kind = "template";
      end = template.end;
      unterminated = !template.closed;
      operandBefore = true;
    } else if (c === "/" && source[start + 1] === "*") {
      end = source.length;
      unterminated = true;
    } else if (c === "(" || c === "[" || c === "{") {
      kind = "open";
      operandBefore = false;
    } else if (c === ")" || c === "]" || c === "}") {
      kind = "close";
      operandBefore = c !== "}";
    } else {
      const expression = c === "/" && !operandBefore ? match(regex, source, start) : null;
      const sign = match(punctuator, source, start);
      if (expression) {
        kind = "regex";
        end = start + expression[0].length;
        unterminated = !expression[1];
        operandBefore = true;
      } else if (sign) {
        kind = "punctuator";
        end = start + sign[0].length;
        operandBefore = sign[0] === "++" || sign[0] === "--";
      } else end = start + String.fromCodePoint(source.codePointAt(start)!).length;
    }
    yield { kind, start, end, text: source.slice(start, end), newlineBefore, unterminated };
    at = end;
  }
}

/** The token at `at` (after trivia), or null at the end of the text. */
export function tokenAt(source: string, at: number): Token | null {
  return skim(source, at).next().value ?? null;
}

/** What `find` says of the first of the tokens from `from` on that it has something to say about. */
export function* findToken<A>(
  source: string,
  from: number,
  find: (token: Token) => A | undefined,
): Steps<A | undefined> {
  // The first token may be as long as the text.
  yield;
  let pause = from + TEXT_IN_STEP;
  for (const token of skim(source, from)) {
    if (token.start > pause) {
      yield;
      pause = token.start + TEXT_IN_STEP;
    }
    const found = find(token);
    if (found !== undefined) return found;
  }
  return undefined;
}
