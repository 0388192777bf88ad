/**
 * Help inside unfinished code: the text up to a place is completed to one that parses, with a stand-in for what is being
 * written. Brackets are closed, a conditional gets its other half; where statements before it do not parse, the
 * innermost block that holds the place is read alone.
 */
import type { Node } from "../src/syntax/Ast.ts";
import { parse, parseStatements } from "../src/syntax/parse.ts";
import { skim, skipTrivia, substitutionAround, type Token } from "../src/syntax/skim.ts";
import { complete } from "../src/syntax/Steps.ts";
import { walk } from "../src/syntax/walk.ts";
import { View } from "./View.ts";

/** Where a person is writing. */
export interface Place {
  readonly offset: number;
  /** What is written so far of the word or text at the place: `[start, offset)`. */
  readonly start: number;
  readonly prefix: string;
  /** The quote of the string the place is in. */
  readonly quote: string | undefined;
  readonly view: View;
  /** The stand-in: a name, or the literal of the string. */
  readonly node: Node;
  /** The nodes around the stand-in, outermost first, itself last. */
  readonly path: readonly Node[];
}

const STAND_IN = "$completion$";
const wordEnd = /[\p{ID_Continue}$\u200c\u200d]*$/u;

/** The place at an offset, or `null` in comments, template text, numbers and regular expressions, and where nothing fits. */
export function placeAt(text: string, offset: number): Place | null {
  const before = text.slice(0, offset);
  const found = innermost(before);
  if (found === null) return null;
  const { quote, start } = found;
  const head = before.slice(0, start);
  const fillings =
    quote === undefined
      ? [STAND_IN, `${STAND_IN}: 0`, `${STAND_IN} of 0`, `${STAND_IN} {}`]
      : [before.slice(start) + quote];
  const rest = text.slice(offset).replace(/^[\p{ID_Continue}$]+/u, "");
  const completed = [
    // What follows may well be right, and then it tells more.
    ...(quote === undefined && rest.trim() !== "" ? [head + STAND_IN + rest] : []),
    ...fillings.map((filling) => head + filling + closersFrom(head + filling, found.from, found.suffix)),
  ];
  for (const whole of completed) {
    const view = viewAround(whole, start, found.from);
    if (view === null) continue;
    const path = view.path(quote === undefined ? start : start - 1);
    return { offset, start, prefix: before.slice(start), quote, view, node: path.at(-1)!, path };
  }
  return null;
}

interface Innermost {
  readonly start: number;
  readonly quote: string | undefined;
  /** Where the code begins that holds the place: 0, or behind the `${` of a template. */
  readonly from: number;
  /** What closes that template and what is around it. */
  readonly suffix: string;
}

/** What kind of text ends here. */
function innermost(before: string): Innermost | null {
  const last = lastToken(before, 0);
  if (last !== undefined && last.kind === "template" && last.unterminated) {
    const from = complete(substitutionAround(`${before} `, 0, before.length));
    if (from === undefined) return null;
    const inner = lastToken(before, from);
    const isText = inner !== undefined && inner.kind === "template" && inner.unterminated;
    return isText ? null : wordOrText(before, inner, from, `}\`${closersFrom(before.slice(0, last.start), 0, "")}`);
  }
  return wordOrText(before, last, 0, "");
}

function wordOrText(before: string, last: Token | undefined, from: number, suffix: string): Innermost | null {
  const end = last?.end ?? from;
  if (last?.unterminated && last.kind === "string") {
    return end < before.length ? null : { start: last.start + 1, quote: last.text[0]!, from, suffix };
  }
  if (end < before.length) {
    if (isInComment(before.slice(end))) return null;
  } else if (last?.unterminated || last?.kind === "number" || last?.kind === "regex") return null;
  return { start: before.length - wordEnd.exec(before)![0].length, quote: undefined, from, suffix };
}

const isInComment = (trivia: string): boolean => {
  const rest = trivia.replace(/\/\*[^]*?\*\//g, "");
  return /\/\/[^\n\r\u2028\u2029]*$/.test(rest);
};

function lastToken(text: string, from: number): Token | undefined {
  let last: Token | undefined;
  for (const token of skim(text, from)) last = token;
  return last;
}

/** The view of a completed text in which the place is there, read whole or from the innermost block that parses. */
function viewAround(text: string, at: number, from: number): View | null {
  const { program, failures } = parse(text);
  if (program !== null && covers(program.body, at)) return new View({ text, parsed: { program, failures } });
  for (const start of blockStarts(text, from, at)) {
    const { body, end } = parseStatements(text, start, text.length);
    if (!covers(body, at)) continue;
    return new View({ text, parsed: { program: { type: "Program", start, end, body: [...body] }, failures: [] } });
  }
  return null;
}

const covers = (body: readonly Node[], at: number): boolean => body.some(({ start, end }) => start <= at && at < end);

/** Starts of the blocks around a place, innermost first. */
function blockStarts(text: string, from: number, at: number): number[] {
  const open: number[] = [];
  for (const token of skim(text, from)) {
    if (token.start >= at) break;
    if (token.text === "{") open.push(token.end);
    else if (token.text === "}") open.pop();
  }
  if (from > 0) open.push(skipTrivia(text, from));
  return open.reverse();
}

// ---------- closing what is open ----------

interface Open {
  readonly text: string;
  readonly before: string;
  readonly isSignature: boolean;
  /** Conditionals and `case`s that still want their colon. */
  colons: number;
  semicolons: number;
  hasOf: boolean;
}

/** What a bracket needs behind it when the word before it asks for more. */
const afterParenthesis: Readonly<Record<string, string>> = {
  if: ";",
  while: ";",
  with: ";",
  switch: "{}",
  catch: "{}",
};
const afterBrace: Readonly<Record<string, string>> = { try: " finally {}", do: " while (0)" };

/** The text that closes everything that is open at the end of `text`. */
function closersFrom(text: string, from: number, suffix: string): string {
  const stack: Open[] = [open("", "", "")];
  let before = "";
  let beforeThat = "";
  for (const token of skim(text, from)) {
    const top = stack.at(-1)!;
    if (token.kind === "open") stack.push(open(token.text, before, beforeThat));
    else if (token.kind === "close" && stack.length > 1) stack.pop();
    else if (token.text === "?" || token.text === "case") top.colons++;
    else if (token.text === ":" && top.colons > 0) top.colons--;
    else if (token.text === ";") top.semicolons++;
    else if (token.text === "of" || token.text === "in") top.hasOf = true;
    beforeThat = before;
    before = token.text;
  }
  return stack.reverse().map(close).join("") + suffix;
}

const open = (text: string, before: string, beforeThat: string): Open => ({
  text,
  before,
  isSignature: before === "function" || beforeThat === "function",
  colons: 0,
  semicolons: 0,
  hasOf: false,
});

function close({ text, before, isSignature, colons, semicolons, hasOf }: Open): string {
  const colon = ": 0".repeat(colons);
  if (text === "(") {
    if (before === "for") return `${colon}${hasOf ? "" : ";".repeat(Math.max(0, 2 - semicolons))});`;
    return `${colon})${isSignature ? "{}" : (afterParenthesis[before] ?? "")}`;
  }
  if (text === "{") return `${colon}}${afterBrace[before] ?? ""}`;
  return text === "[" ? `${colon}]` : colon;
}

/** The tree of the code up to an offset with what is open closed: for questions about code that is there already. */
export function viewUpTo(text: string, offset: number): View | null {
  const head = text.slice(0, offset);
  const completed = head + closersFrom(head, 0, "");
  return viewAround(completed, offset - 1, 0);
}

/** Whether the tree of a view holds a statement around an offset. */
export function isRead(view: View, offset: number): boolean {
  let found = false;
  walk(view.program, (node) => {
    if (node.type !== "Program" && node.start <= offset && offset <= node.end) found = true;
    return node.type === "Program";
  });
  return found;
}
