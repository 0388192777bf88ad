/**
 * Source text → AST, by the compiled parser. Pure and total: what does not parse becomes data, a failure per broken
 * statement, and the statements around it still become AST. Fast functions read what is right; the parsing machine
 * looks again at what failed, to say where and what was expected, and at what nests too deep for the host's stack.
 */
import {
  Failures,
  Item,
  TooDeep,
  begin,
  bind,
  bindSteps,
  finish,
  loadUnits,
  parseAll,
  parseItem,
  position,
  readItem,
  resume,
  skipSpaces,
  suspend,
} from "../../grammar/generated/parser.ts";
import type { Program, Statement } from "./Ast.ts";
import { actions, actionsInSteps } from "./build/actions.ts";
import { markDirectives } from "./build/functions.ts";
import { MAX_SOURCE, type Opener, type ParseFailure } from "./ParseFailure.ts";
import { mayGoOn, mayReach } from "./reach.ts";
import { nextBoundary, openBrackets } from "./recover.ts";
import { substitutionAround, tokenAt } from "./skim.ts";
import { complete, type Steps } from "./Steps.ts";

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
  readonly body: Statement[];
  readonly failures: readonly ParseFailure[];
  /** Offset behind the last statement that was read. */
  readonly end: number;
  /** Where reading would go on. */
  readonly next: number;
}

/** Steps of the machine between two pauses. */
const MACHINE_STEPS = 2_500;
/** Text that is read between two pauses: little, because a parser that is not warm yet is slow. @unit UTF-16 units */
const READ_IN_STEP = 2_048;
/** A statement longer than this is for the machine to read. @unit UTF-16 units */
const LONG_STATEMENT = 4_096;
/** Text whose units become numbers between two pauses. @unit UTF-16 units */
const LOADED_IN_STEP = 65_536;

/** Failures after which reading stops, unless told otherwise. */
export const MAX_FAILURES = 20;
/** Readings that began further before a failure are not blamed for it, nor more than so many. @unit UTF-16 units */
const FAR = 20_000;
const MOST_AGAIN = 100;
const table = bind(actions);
const inSteps = bindSteps(actionsInSteps);

/** A whole program. Never fails: what is wrong is in `failures`. */
export function parse(source: string, options: ParseOptions = {}): ParseResult {
  if (source.length > MAX_SOURCE) return { program: null, failures: [withoutToken(source, "size", 0)] };
  begin(source, table);
  try {
    const program = parseFast();
    return program ? whole(source, program, []) : complete(readProgram(source, options));
  } finally {
    finish();
  }
}

/**
 * The same for a long text, in steps: other texts may be parsed in between. A statement that is longer than `most` is read
 * by the machine, and its parts by the functions if they are shorter than half of that.
 */
export function* parseInSteps(source: string, options: ParseOptions = {}, most = LONG_STATEMENT): Steps<ParseResult> {
  if (source.length > MAX_SOURCE) return { program: null, failures: [withoutToken(source, "size", 0)] };
  begin(source, table, most, 0);
  try {
    const reading = loadProgram(source, options);
    for (let state = reading.next(); ; state = reading.next()) {
      if (state.done) return state.value;
      const suspended = suspend();
      yield;
      resume(suspended);
    }
  } finally {
    finish();
  }
}

function* loadProgram(source: string, options: ParseOptions): Steps<ParseResult> {
  for (let from = 0; from < source.length; from += LOADED_IN_STEP) {
    loadUnits(from, Math.min(source.length, from + LOADED_IN_STEP));
    yield;
  }
  return yield* readProgram(source, options);
}

function* readProgram(source: string, options: ParseOptions): Steps<ParseResult> {
  const start = skipSpaces(source.startsWith("#!") ? source.search(/[\n\r\u2028\u2029]|$/) : 0);
  const read = yield* readStatements(source, start, source.length, options.maxFailures ?? MAX_FAILURES);
  return whole(source, { type: "Program", start, end: read.end, body: markDirectives(read.body) }, read.failures);
}

const whole = (source: string, program: Program, failures: readonly ParseFailure[]): ParseResult =>
  program.body.length === 0 && failures.length === 0
    ? { program: null, failures: [withoutToken(source, "empty", 0)] }
    : { program, failures };

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
    return complete(readStatements(source, from, to, options.maxFailures ?? MAX_FAILURES, options.earlier));
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

/** One statement by the generated functions; null if there is none, undefined if that is not for them to tell. */
function readFast(at: number): Statement | null | undefined {
  try {
    return (parseItem(at) as Statement | undefined) ?? null;
  } catch (error) {
    if (isOverflow(error)) return undefined;
    throw error;
  }
}

/** The limit of the generated functions, or (below a caller that used most of the stack) the host's own. */
const isOverflow = (error: unknown) => error instanceof TooDeep || error instanceof RangeError;

function* readStatements(
  source: string,
  from: number,
  to: number,
  maxFailures: number,
  earlier: readonly Statement[] = [],
): Steps<Statements> {
  const body = [...earlier];
  const failures: ParseFailure[] = [];
  let at = skipSpaces(from);
  let end = at;
  let pause = at + READ_IN_STEP;
  /** Statements up to the last failure. */
  let failed = 0;
  while (at < to && failures.length < maxFailures) {
    if (at > pause) {
      yield;
      pause = at + READ_IN_STEP;
    }
    const statement = readFast(at);
    if (statement) {
      body.push(statement);
      end = position();
      at = skipSpaces(end);
      continue;
    }
    const slow = yield* readSlowly(source, body, failed, at, statement === null);
    if (slow.failure) {
      failures.push(slow.failure);
      if (slow.failure.reason) break;
      const inner = yield* readInside(source, at, slow.failure, maxFailures - failures.length);
      failures.push(...inner);
      at = skipSpaces(yield* nextBoundary(source, at, slow.failure.position));
      failed = body.length;
    } else {
      body.push(slow.statement);
      end = slow.end;
      at = skipSpaces(end);
    }
  }
  return { body: earlier.length === 0 ? body : body.slice(earlier.length), failures, end, next: at };
}

type Slow =
  | { readonly statement: Statement; readonly end: number; readonly failure?: undefined }
  | { readonly failure: ParseFailure };

/**
 * One statement by the machine. If it fails, the furthest failure counts, also that of a reading of one before it: of the
 * statements in `before` from the index `since` on.
 */
function* readSlowly(
  source: string,
  before: readonly Statement[],
  since: number,
  at: number,
  fails: boolean,
): Steps<Slow> {
  yield;
  try {
    const read = fails ? null : yield* byMachine(at, null);
    if (read?.value !== undefined) return { statement: read.value as Statement, end: read.end };
    const first = new Failures(-1);
    yield* byMachine(at, first);
    const starts = [...(yield* reachingTo(source, before, since, at, first.furthest)), at];
    for (const start of starts.slice(0, -1)) yield* byMachine(start, first);
    const failures = new Failures(first.furthest);
    for (const start of starts) yield* byMachine(start, failures);
    return { failure: yield* failureAt(source, at, failures.focus, failures.expected()) };
  } catch (error) {
    if (error instanceof TooDeep) return { failure: withoutToken(source, "depth", error.position) };
    throw error;
  }
}

function* byMachine(at: number, failures: Failures | null): Steps<Item> {
  const item = new Item(at, failures, inSteps);
  while (!readItem(item, MACHINE_STEPS)) yield;
  return item;
}

/** Starts of the statements before `at` whose abandoned readings may have come as far as the failure at `failed`. */
function* reachingTo(
  source: string,
  before: readonly Statement[],
  since: number,
  at: number,
  failed: number,
): Steps<number[]> {
  const starts: number[] = [];
  const last = mayGoOn(source, at, failed) ? before.length - 1 : -1;
  for (let index = before.length - 1; index >= since && starts.length < MOST_AGAIN; index--) {
    const { start, end } = before[index]!;
    if (end < at - FAR) break;
    if (index % 100 === 0) yield;
    if (index === last || mayReach(source, start, end, at)) starts.push(start);
  }
  return starts.reverse();
}

function* failureAt(
  source: string,
  statement: number,
  position: number,
  expected: readonly string[],
): Steps<ParseFailure> {
  const token = tokenAt(source, position);
  const opener = yield* innermostBracket(source, statement, position);
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
function* innermostBracket(source: string, statement: number, at: number): Steps<Opener | undefined> {
  const substitution = yield* substitutionAround(source, statement, at);
  if (substitution === undefined) return (yield* openBrackets(source, statement, at)).at(-1);
  const inside = (yield* openBrackets(source, substitution, at)).at(-1);
  return inside ?? { start: substitution - 2, end: substitution, text: "${", block: false };
}

/** Further failures in the blocks around a failure: the statements behind it, up to where its blocks end. */
function* readInside(source: string, statement: number, failure: ParseFailure, room: number): Steps<ParseFailure[]> {
  const failures: ParseFailure[] = [];
  const brackets = yield* openBrackets(source, statement, failure.position);
  const innermost = brackets.findLastIndex(({ block }) => block);
  if (innermost < 0 || room <= 0) return failures;
  let blocks = 1;
  while (brackets[innermost - blocks]?.block) blocks++;
  let start = brackets[innermost]!.end;
  let pause = start + READ_IN_STEP;
  for (let at = start; at < failure.position; at = skipSpaces(position())) {
    start = skipSpaces(at);
    if (start > pause) {
      yield;
      pause = start + READ_IN_STEP;
    }
    if (!readFast(start)) break;
  }
  let at = skipSpaces(yield* nextBoundary(source, start, failure.position, true));
  pause = at;
  while (at < source.length && failures.length < room) {
    if (at > pause) {
      yield;
      pause = at + READ_IN_STEP;
    }
    if (source[at] === "}") {
      const next = skipSpaces(at + 1);
      if (--blocks === 0 || !/^[\w$]/.test(source.slice(next, next + 1))) break;
      if (/^(?:else|catch|finally|while)\b/.test(source.slice(next, next + 8))) break;
      at = next;
      continue;
    }
    const statement = readFast(at);
    if (statement) at = skipSpaces(position());
    else {
      const slow = yield* readSlowly(source, [], 0, at, statement === null);
      if (slow.failure) failures.push(slow.failure);
      at = skipSpaces(slow.failure ? yield* nextBoundary(source, at, slow.failure.position, true) : slow.end);
    }
  }
  return failures;
}

/** A failure that no token is to blame for. */
function withoutToken(source: string, reason: "depth" | "size" | "empty", position: number): ParseFailure {
  const end = reason === "depth" ? Math.min(position + 1, source.length) : 0;
  return { position, start: position, end, expected: [], found: "", statement: 0, reason };
}
