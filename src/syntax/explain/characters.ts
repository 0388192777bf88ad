/** Mistakes below the level of words: quotes, characters, literals and comments that do not end, numbers. */
import { adjacent, span, type Detector } from "./Situation.ts";

/** Look-alikes from word processors and other keyboards → what to type. */
// prettier-ignore
const lookAlikes: { readonly [character: string]: string } = {
  "–": "-", "—": "-", "−": "-", "×": "*", "÷": "/", "≠": "!==", "≤": "<=", "≥": ">=", "→": "=>", "⇒": "=>", "…": "...",
  "；": ";", "，": ",", "：": ":", "（": "(", "）": ")", "｛": "{", "｝": "}", "［": "[", "］": "]", "＝": "=", "！": "!",
  "。": ".", "、": ",", "·": ".", "•": "-", "∧": "&&", "∨": "||", "¬": "!", "∈": "in", "½": "0.5",
};
// “ ” „ ‟ ‘ ’ ‚ ‛ « » 「 」
const typographicQuotes = /[\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u201b\u00ab\u00bb\u300c\u300d]/;
const invisible = /[\u200B\u2060\u00AD\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const codePoint = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

const fence: Detector = (s) => {
  const match = /^[ \t]*(```|~~~)/m.exec(s.text);
  if (!match) return null;
  const start = match.index + match[0].length - 3;
  const reached = s.failure.start >= start || s.lineHead?.kind === "template";
  return reached
    ? {
        message: "Markdown fence: send the program itself, without ``` and the text around it",
        at: { start, end: start + 3 },
      }
    : null;
};

const quotes: Detector = (s) => {
  const found = [s.token, s.before].find((token) => token?.kind === "other" && typographicQuotes.test(token.text));
  if (!found) return null;
  const message = `Typographic quote ${found.text} (${codePoint(found.text)}) does not delimit a string: use " or '`;
  return { message, at: span(found) };
};

const characters: Detector = (s) => {
  const found = [s.token, s.before].find((token) => token?.kind === "other" || invisible.test(token?.text ?? ""));
  if (!found) return null;
  const hidden = invisible.exec(found.text);
  if (hidden) {
    const start = found.start + hidden.index;
    return { message: `Invisible character ${codePoint(hidden[0])}: delete it`, at: { start, end: start + 1 } };
  }
  const meant = lookAlikes[found.text];
  if (!meant) return null;
  return {
    message: `\`${found.text}\` (${codePoint(found.text)}) is not JavaScript: write \`${meant}\``,
    at: span(found),
  };
};

const apostrophe: Detector = ({ token, before }) =>
  token?.kind === "word" && before?.kind === "string" && before.text.startsWith("'") && adjacent(before, token)
    ? `The string ends at the apostrophe before \`${token.text}\`: write \\' or use double quotes`
    : null;

const PATTERN = /^\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^[/\\])+\/[a-z]*/;

/** A regular expression at the head of a line, behind a statement without its semicolon. */
const leadingPattern: Detector = (s) => {
  const head = s.lineHead;
  if (!head?.newlineBefore || !head.text.startsWith("/") || head === s.tokens[0]) return null;
  const pattern = PATTERN.exec(s.lineFrom(head.start))?.[0];
  if (pattern === undefined || s.failure.start > head.start + pattern.length) return null;
  return {
    message:
      "A line that begins with `/` goes on with the one before it, as a division: for a regular expression, end that line with `;`",
    at: { start: head.start, end: head.start + 1 },
  };
};

const unterminated: Detector = (s) => {
  const token = [s.token, s.before].find((candidate) => candidate?.unterminated);
  if (!token) return null;
  const opened = { start: token.start, end: token.start + 1 };
  if (token.kind === "template") {
    return { message: `The template opened at ${s.place(token.start)} is never closed: add a backquote`, at: opened };
  }
  if (token.kind === "string") {
    const mark = token.text[0]!;
    return {
      message: `The string is not closed on its line: add ${mark}, or use a template for several lines`,
      at: opened,
    };
  }
  if (token.kind === "regex")
    return { message: "The regular expression is not closed on its line: add `/`", at: opened };
  if (token.text.startsWith("/*")) {
    return {
      message: `The comment opened at ${s.place(token.start)} is never closed: add \`*/\``,
      at: { ...opened, end: opened.end + 1 },
    };
  }
  return null;
};

const tripleQuotes: Detector = (s) => {
  const [first, second] = [s.before, s.token];
  if (first?.kind !== "string" || second?.kind !== "string" || !adjacent(first, second)) return null;
  if (first.text !== '""' && first.text !== "''") return null;
  return { message: "Triple quotes are Python: for text over several lines use a template, `…`", at: span(first) };
};

const prefixedString: Detector = (s) => {
  const prefix = s.before;
  if (s.token?.kind !== "string" || !adjacent(prefix, s.token) || !/^(?:f|r|b|u|rb|br|fr)$/i.test(prefix!.text))
    return null;
  const isFormat = /f/i.test(prefix!.text);
  const message = isFormat
    ? "f-strings are Python: use a template, `…${value}…`"
    : `String prefix \`${prefix!.text}\` is Python: write the string without it`;
  return { message, at: span(prefix!, s.token) };
};

const escapes: Detector = ({ token }) =>
  token?.kind === "string" &&
  !token.unterminated &&
  /\\(?:x(?![\da-f]{2})|u(?![\da-f]{4}|\{[\da-f]+\})|\d)/i.test(token.text)
    ? "Invalid escape sequence in this string: `\\x` takes two hexadecimal digits, `\\u` four or braces"
    : null;

const numbers: Detector = (s) => {
  if (s.before?.kind === "number" && s.before.text.endsWith(".") && s.token?.kind === "number") {
    const message = "JavaScript has no ranges: use `Array.from({ length: n }, (_, i) => i)` or a `for` loop";
    return { message, at: span(s.before, s.token) };
  }
  const token = s.token?.kind === "number" ? s.token : adjacent(s.before, s.token) ? s.before : undefined;
  if (token?.kind !== "number") return null;
  const rest = s.token !== token && s.token?.kind === "word" ? s.token.text : "";
  const text = token.text + rest;
  const at = { start: token.start, end: token.end + rest.length };
  if (/^0\d/.test(text)) return { message: `\`${text}\`: a number does not start with 0 (octal is \`0o17\`)`, at };
  if (/__|_$|_\.|\._/.test(text)) return { message: `\`${text}\`: \`_\` may only stand between two digits`, at };
  const unit = /^\d[\d.]*([\p{L}$][\p{L}\d]*)$/u.exec(text);
  if (!unit) return null;
  return { message: `\`${text}\` is neither a number nor a name: a name cannot start with a digit`, at };
};

const hashComment: Detector = (s) => {
  const token = [s.token, s.before, s.lineHead].find((candidate) => candidate?.text.startsWith("#"));
  if (!token || /^#!/.test(s.text.slice(token.start))) return null;
  const isPrivate = token.text.length > 1 && !/^#\s/.test(s.text.slice(token.start)) && s.near(-1)?.text === ".";
  return isPrivate
    ? null
    : { message: "`#` does not start a comment: use `//`", at: { start: token.start, end: token.start + 1 } };
};

const dashComment: Detector = (s) => {
  const head = s.lineHead;
  if (head?.text !== "--" || adjacent(head, s.tokens[s.tokens.indexOf(head) + 1])) return null;
  return { message: "`--` does not start a comment: use `//`", at: span(head) };
};

const backslash: Detector = ({ token }) =>
  token?.text === "\\" ? "A stray backslash: lines need no continuation mark, and escapes belong in strings" : null;

const php: Detector = (s) => {
  const at = s.text.indexOf("<?");
  return at >= 0 && at <= s.failure.start
    ? { message: "`<?` opens PHP or XML, not JavaScript", at: { start: at, end: at + 2 } }
    : null;
};

export const characterDetectors: readonly Detector[] = [
  fence, quotes, characters, apostrophe, tripleQuotes, prefixedString, leadingPattern, unterminated, escapes, numbers, hashComment,
  dashComment, backslash, php,
]; // prettier-ignore
