/**
 * Texts under edit: a text with its tree, and the same after a change, re-reading only the statements that the change
 * touches and moving the others. The result is what a fresh parse gives; where that is not certain (something does not
 * parse, a fence, a directive, one statement alone) it is a fresh parse.
 */
import type { Node, Program, Statement } from "../src/syntax/Ast.ts";
import { parseStatements, type ParseResult } from "../src/syntax/parse.ts";
import { parseProgram } from "../src/syntax/parseProgram.ts";
import { skipTrivia } from "../src/syntax/skim.ts";
import { walk } from "../src/syntax/walk.ts";

/** A text and what it parses to. The statements of `parsed` move when the text is edited, so it is dropped then. */
export interface ParsedText {
  readonly text: string;
  readonly parsed: ParseResult;
}

/** Replaces `[start, end)` of a text by `insert`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** Characters with which a text may be more than its statements: fences, a hashbang line. */
const isSpecial = /(?:`{3}|~{3}|^#!)/;

export function parseText(text: string): ParsedText {
  return { text, parsed: parseProgram(text) };
}

/** The text after an edit. `before` must not be used again: its nodes move. */
export function editText(before: ParsedText, edit: Edit): ParsedText {
  const text = before.text.slice(0, edit.start) + edit.insert + before.text.slice(edit.end);
  const body = rereadStatements(before, edit, text);
  if (body === null) return parseText(text);
  const program: Program = { type: "Program", start: body[0]!.start, end: body.at(-1)!.end, body };
  return { text, parsed: { program, failures: [] } };
}

/** The statements of the edited text, or `null` where only a fresh parse can tell. */
function rereadStatements({ parsed, text: old }: ParsedText, edit: Edit, text: string): Statement[] | null {
  const { program, failures } = parsed;
  if (program === null || failures.length > 0 || isSpecial.test(text) || isSpecial.test(old)) return null;
  const { body } = program;
  const touched = body.findIndex(({ end }) => end >= edit.start);
  // A statement without semicolon ends where it does because of what follows, so the one before is read again as well.
  const first = Math.max(0, (touched < 0 ? body.length : touched) - 1);
  const after = body.findIndex(({ start }) => start > edit.end);
  const last = after < 0 ? body.length : after;
  if (first + body.length - last < 2) return null;

  const shift = edit.insert.length - (edit.end - edit.start);
  const from = first === 0 ? 0 : body[first]!.start;
  const to = last === body.length ? text.length : body[last]!.start + shift;
  const middle = parseStatements(text, from, to, { maxFailures: 1 });
  if (middle.failures.length > 0) return null;
  const resumed = skipTrivia(text, middle.body.length === 0 ? from : middle.end);
  if (resumed !== to) return null;

  const tail = body.slice(last);
  const statements = [...body.slice(0, first), ...middle.body, ...tail];
  if (statements.length < 2 || isText(statements[0]!) || isText(body[0]!)) return null;
  if (shift !== 0) for (const statement of tail) move(statement, shift);
  return statements;
}

/** Whether a statement may begin a directive prologue. */
const isText = (statement: Statement): boolean =>
  statement.type === "ExpressionStatement" && statement.expression.type === "Literal";

function move(root: Node, shift: number): void {
  walk(root, (node) => {
    node.start += shift;
    node.end += shift;
  });
}
