/**
 * Source text → AST, by the compiled parser. Pure and total: what does not parse becomes data, a failure per broken
 * statement, and the statements around it still become AST. Fast functions read what is right; the parsing machine
 * looks again at what failed, to say where and what was expected, and at what nests too deep for the host's stack.
 */
import {
  TooDeep,
  begin,
  bind,
  failureExpected,
  failurePosition,
  finish,
  parseAll,
  parseItem,
  position,
  runItem,
  skipSpaces,
  trackFailures,
} from "../../grammar/generated/parser.ts";
import type { Program, Statement } from "./Ast.ts";
import { actions } from "./build/actions.ts";
import { markDirectives } from "./build/functions.ts";
import { MAX_SOURCE, type Opener, type ParseFailure } from "./ParseFailure.ts";
import { mayGoOn, mayReach } from "./reach.ts";
import { nextBoundary, openBrackets } from "./recover.ts";
import { substitutionAround, tokenAt } from "./skim.ts";

export interface ParseResult {
  /** The statements that parsed; null where there is nothing to show (too large, or empty). */
  readonly program: Program | null;
  readonly failures: readonly ParseFailure[];
  /** What was read in place of the text: a fence and what is around it are blank, every place is the same. */
  readonly read?: string;
}

export interface ParseOptions {
  /** Stop after this many failures. Default 20. */
  readonly maxFailures?: number;
}

export interface Statements {
  readonly body: readonly Statement[];
  readonly failures: readonly ParseFailure[];
  /** Offset behind the last statement that was read. */
  readonly end: number;
  /** Where reading would go on. */
  readonly next: number;
}

/** Failures after which reading stops, unless told otherwise. */
export const MAX_FAILURES = 20;
const table = bind(actions);

/** A whole program. Never fails: what is wrong is in `failures`. */
export function parse(source: string, options: ParseOptions = {}): ParseResult {
  if (source.length > MAX_SOURCE) return { program: null, failures: [withoutToken(source, "size", 0)] };
  begin(source, table);
  try {
    const program = parseFast();
    if (program) {
      const failures = program.body.length === 0 ? [withoutToken(source, "empty", 0)] : [];
      return { program: failures.length ? null : program, failures };
    }
    const start = skipSpaces(source.startsWith("#!") ? source.search(/[\n\r\u2028\u2029]|$/) : 0);
    const { body, failures, end } = readStatements(source, start, source.length, options.maxFailures ?? MAX_FAILURES);
    return { program: { type: "Program", start, end, body: markDirectives([...body]) }, failures };
  } finally {
    finish();
  }
}

/**
 * The statements that start in [from, to), `from` being a statement boundary: for re-reading what an edit touched.
 * `earlier`: the statements before `from`, whose readings may have failed behind it.
 */
export function parseStatements(
  source: string,
  from: number,
  to: number,
  options: ParseOptions & { readonly earlier?: readonly Statement[] } = {},
): Statements {
  if (source.length > MAX_SOURCE)
    return { body: [], failures: [withoutToken(source, "size", 0)], end: from, next: from };
  begin(source, table);
  try {
    return readStatements(source, from, to, options.maxFailures ?? MAX_FAILURES, options.earlier);
  } finally {
    finish();
  }
}

/** The whole input by the start rule, or undefined: it does not match, or nests too deep for this way to tell. */
function parseFast(): Program | undefined {
  try {
    return parseAll() as Program | undefined;
  } catch (error) {
    if (isOverflow(error)) return undefined;
    throw error;
  }
}

/** One statement by the generated functions. */
function readFast(at: number): Statement | undefined {
  try {
    return parseItem(at) as Statement | undefined;
  } catch (error) {
    if (isOverflow(error)) return undefined;
    throw error;
  }
}

/** The limit of the generated functions, or (below a caller that used most of the stack) the host's own. */
const isOverflow = (error: unknown) => error instanceof TooDeep || error instanceof RangeError;

function readStatements(
  source: string,
  from: number,
  to: number,
  maxFailures: number,
  earlier: readonly Statement[] = [],
): Statements {
  const body: Statement[] = [];
  const failures: ParseFailure[] = [];
  let at = skipSpaces(from);
  let end = at;
  // What was read since the beginning, or since a failure.
  let before = [...earlier];
  while (at < to && failures.length < maxFailures) {
    const statement = readFast(at);
    if (statement) {
      body.push(statement);
      before.push(statement);
      end = position();
      at = skipSpaces(end);
      continue;
    }
    const slow = readSlowly(source, before, at);
    if (slow.failure) {
      failures.push(slow.failure);
      if (slow.failure.reason) break;
      const inner = readInside(source, at, slow.failure, maxFailures - failures.length);
      failures.push(...inner);
      at = skipSpaces(nextBoundary(source, at, slow.failure.position));
      before = [];
    } else {
      body.push(slow.statement);
      before.push(slow.statement);
      end = slow.end;
      at = skipSpaces(end);
    }
  }
  return { body, failures, end, next: at };
}

type Slow =
  | { readonly statement: Statement; readonly end: number; readonly failure?: undefined }
  | { readonly failure: ParseFailure };

/** One statement by the machine. If it fails, the furthest failure counts, also that of a reading of one before it. */
function readSlowly(source: string, before: readonly Statement[], at: number): Slow {
  const end = { position: at };
  try {
    trackFailures(-1);
    const statement = runItem(at, end) as Statement | undefined;
    if (statement) return { statement, end: end.position };
    const starts = [...reachingTo(source, before, at, failurePosition()), at];
    for (const start of starts.slice(0, -1)) runItem(start, end);
    const furthest = failurePosition();
    trackFailures(furthest);
    for (const start of starts) runItem(start, end);
    return { failure: failureAt(source, at, furthest, failureExpected()) };
  } catch (error) {
    if (error instanceof TooDeep) return { failure: withoutToken(source, "depth", error.position) };
    throw error;
  }
}

/** Starts of the statements before `at` whose abandoned readings may have come as far as the failure at `failed`. */
function reachingTo(source: string, before: readonly Statement[], at: number, failed: number): number[] {
  const last = mayGoOn(source, at, failed) ? before.length - 1 : -1;
  const reaching = before.filter(({ start, end }, index) => index === last || mayReach(source, start, end, at));
  return reaching.map(({ start }) => start);
}

function failureAt(source: string, statement: number, position: number, expected: readonly string[]): ParseFailure {
  const token = tokenAt(source, position);
  const opener = innermostBracket(source, statement, position);
  return {
    position,
    start: token ? token.start : source.length,
    end: token ? token.end : source.length,
    expected,
    found: token ? token.text : "",
    statement,
    ...(opener ? { opener } : {}),
  };
}

/** The innermost bracket open at `at`; the `${` of a template counts. */
function innermostBracket(source: string, statement: number, at: number): Opener | undefined {
  const substitution = substitutionAround(source, statement, at);
  if (substitution === undefined) return openBrackets(source, statement, at).at(-1);
  const inside = openBrackets(source, substitution, at).at(-1);
  return inside ?? { start: substitution - 2, end: substitution, text: "${", block: false };
}

/** Further failures in the blocks around a failure: the statements behind it, up to where its blocks end. */
function readInside(source: string, statement: number, failure: ParseFailure, room: number): ParseFailure[] {
  const failures: ParseFailure[] = [];
  const brackets = openBrackets(source, statement, failure.position);
  const innermost = brackets.findLastIndex(({ block }) => block);
  if (innermost < 0 || room <= 0) return failures;
  let blocks = 1;
  while (brackets[innermost - blocks]?.block) blocks++;
  let start = brackets[innermost]!.end;
  for (let at = start; at < failure.position; at = skipSpaces(position())) {
    start = skipSpaces(at);
    if (!readFast(start)) break;
  }
  let at = skipSpaces(nextBoundary(source, start, failure.position, true));
  while (at < source.length && failures.length < room) {
    if (source[at] === "}") {
      const next = skipSpaces(at + 1);
      if (--blocks === 0 || !/^[\w$]/.test(source.slice(next, next + 1))) break;
      if (/^(?:else|catch|finally|while)\b/.test(source.slice(next, next + 8))) break;
      at = next;
    } else if (readFast(at)) at = skipSpaces(position());
    else {
      const slow = readSlowly(source, [], at);
      if (slow.failure) failures.push(slow.failure);
      at = skipSpaces(slow.failure ? nextBoundary(source, at, slow.failure.position, true) : slow.end);
    }
  }
  return failures;
}

/** A failure that no token is to blame for. */
function withoutToken(source: string, reason: "depth" | "size" | "empty", position: number): ParseFailure {
  const end = reason === "depth" ? Math.min(position + 1, source.length) : 0;
  return { position, start: position, end, expected: [], found: "", statement: 0, reason };
}
