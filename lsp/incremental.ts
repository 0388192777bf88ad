/**
 * Texts under edit: a text with its tree, and the same after a change, re-reading only the statements that the change
 * touches or that did not parse, and moving the others. The result is what a fresh parse gives; where that is not certain
 * (a fence, a directive, one statement alone, text that begins with a tag) it is a fresh parse.
 */
import type { Node, Statement } from "../src/syntax/Ast.ts";
import { MAX_FAILURES, parseStatements, type ParseResult } from "../src/syntax/parse.ts";
import type { ParseFailure } from "../src/syntax/ParseFailure.ts";
import { startsWithFunction } from "../src/syntax/normalize.ts";
import { parseProgram } from "../src/syntax/parseProgram.ts";
import { mayReach } from "../src/syntax/reach.ts";
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
  const parsed = reread(before, edit, text);
  return parsed === null ? parseText(text) : { text, parsed };
}

/** What the edited text parses to, or `null` where only a fresh parse can tell. */
function reread({ parsed, text: old }: ParsedText, edit: Edit, text: string): ParseResult | null {
  const { program, failures: known } = parsed;
  if (program === null || isSpecial.test(text) || isSpecial.test(old) || startsWithFunction(text)) return null;
  const { body } = program;
  const [from, to] = unsettled(edit, known);
  const touched = body.findIndex(({ end }) => end >= from);
  // A statement without semicolon ends where it does because of what follows, so the one before is read again as well.
  const first = Math.max(0, (touched < 0 ? body.length : touched) - 1);
  const after = body.findIndex(({ start }) => start > to);
  const last = after < 0 ? body.length : after;
  if (first + body.length - last < 2) return null;

  const shift = edit.insert.length - (edit.end - edit.start);
  const head = body.slice(0, first);
  const tail = body.slice(last);
  const begin = first === 0 ? 0 : body[first]!.start;
  const limit = tail.length === 0 ? text.length : tail[0]!.start + shift;
  if (head.some((statement) => mayReach(old, statement.start, statement.end, from))) return null;
  const middle = parseStatements(text, begin, limit, { earlier: head });
  const { failures } = middle;
  if (middle.next !== limit || failures.length >= MAX_FAILURES || failures.some(({ reason }) => reason)) return null;

  const statements = [...head, ...middle.body, ...tail];
  if (statements.length < 2 || isText(statements[0]!) || isText(body[0]!)) return null;
  if (shift !== 0) for (const statement of tail) move(statement, shift);
  if (failures.length === 0) {
    return {
      program: { type: "Program", start: statements[0]!.start, end: statements.at(-1)!.end, body: statements },
      failures,
    };
  }
  if (tail.length === 0 && middle.body.length === 0) return null;
  const end = tail.length === 0 ? middle.end : program.end + shift;
  return { program: { type: "Program", start: skipTrivia(text, 0), end, body: statements }, failures };
}

/** What an edit and the failures before it leave open: the part of the old text that has to be read again. */
function unsettled({ start, end }: Edit, failures: readonly ParseFailure[]): [from: number, to: number] {
  const starts = failures.map(({ statement }) => statement);
  const ends = failures.map(({ position, end }) => Math.max(position, end));
  return [Math.min(start, ...starts), Math.max(end, ...ends)];
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
