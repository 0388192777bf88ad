/**
 * The front door of syntax: parses a program as its author meant it. What is right as written is read as written; a
 * Markdown fence around the program is looked through, and a program that is one function is called.
 */
import type { Node, Program } from "./Ast.ts";
import { callSoleFunction, findFence, startsWithFunction } from "./normalize.ts";
import { parse, parseInSteps, type ParseOptions, type ParseResult } from "./parse.ts";
import { complete, NODES_IN_STEP, type Steps } from "./Steps.ts";
import { forEachChild, forEachChildInSteps, hasLongList } from "./walk.ts";

export const parseProgram = (text: string, options: ParseOptions = {}): ParseResult =>
  complete(reading(text, options, parseAtOnce));

/** The same for a long text. */
export const parseProgramInSteps = (text: string): Steps<ParseResult> =>
  reading(text, {}, (read, options) => parseInSteps(read, options));

type Parse = (text: string, options: ParseOptions) => Steps<ParseResult>;

function* parseAtOnce(text: string, options: ParseOptions): Steps<ParseResult> {
  return parse(text, options);
}

function* reading(text: string, options: ParseOptions, parse: Parse): Steps<ParseResult> {
  const fence = findFence(text);
  let read = fence?.certain ? fence.text : text;
  let result = yield* parse(read, options);
  if (result.failures.length > 0) {
    if (fence && !fence.certain) result = yield* parse((read = fence.text), options);
    else result = (yield* parseNamelessFunction(read, options, parse)) ?? result;
  }
  if (result.failures.length > 0) return read === text ? result : { ...result, read };
  return { ...result, program: result.program && callSoleFunction(result.program, text) };
}

/** In front of a function without a name, to make it an expression. */
const prefix = "0,";

/** A text that is one function without a name, read as an expression; null if that does not help. */
function* parseNamelessFunction(text: string, options: ParseOptions, parse: Parse): Steps<ParseResult | null> {
  if (!startsWithFunction(text)) return null;
  const { program, failures } = yield* parse(prefix + text, options);
  if (!program || failures.length > 0) return null;
  const [statement, ...others] = program.body;
  if (others.some(({ type }) => type !== "EmptyStatement")) return null;
  if (statement?.type !== "ExpressionStatement" || statement.expression.type !== "SequenceExpression") return null;
  statement.expression = statement.expression.expressions[1]!;
  const whole: Program = { ...program, start: prefix.length };
  yield* shift(whole);
  statement.start = statement.expression.start;
  return { program: whole, failures: [] };
}

/** Moves a tree back over the prefix. */
function* shift(program: Program): Steps<void> {
  const pending: Node[] = [program];
  const enter = (child: Node): void => void pending.push(child);
  let seen = 0;
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (hasLongList(node)) yield* forEachChildInSteps(node, enter);
    else forEachChild(node, enter);
    node.start -= prefix.length;
    node.end -= prefix.length;
  }
}
