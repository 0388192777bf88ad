/** RegExp.prototype[@@replace] (ECMA-262 §22.2.6.11): all matches first, then their replacements. */
import type { Args } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity, toObject, toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get, setOrThrow } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { getSubstitution } from "../string/substitution.ts";
import { captured, capturedGroups, type Captures, groupsObject, matchNext, regExpExec } from "./exec.ts";
import type { RegExpObject } from "./makeRegExp.ts";
import { everyMatch, stepOver } from "./matching.ts";
import { isPristine } from "./pristine.ts";

interface Match {
  readonly matched: string;
  readonly position: number;
  readonly captures: readonly (string | undefined)[];
  readonly groups: Value;
}

export function* replace(m: Machine, regexp: JSObject, [given, replacement]: Args): Guest<Value> {
  const text = yield* toString(m, given);
  const by = isCallable(replacement) ? replacement : yield* toString(m, replacement);
  const result = new Result(m, text);
  if (isPristine(m, regexp)) {
    if (typeof by === "string") yield* replaceByText(m, regexp, text, by, result);
    else yield* replaceByCalls(m, regexp, text, by, result);
    return result.finish();
  }
  for (const match of yield* genericMatches(m, regexp, text)) {
    result.put(
      match,
      typeof by === "string" ? yield* substituted(m, match, text, by) : yield* called(m, match, text, by),
    );
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
  return result.finish();
}

/** The text with what has been replaced so far. */
class Result {
  private readonly m: Machine;
  private readonly text: string;
  private done = "";
  private end = 0;
  constructor(m: Machine, text: string) {
    this.m = m;
    this.text = text;
  }
  /** A match that starts inside an earlier one is passed over. */
  put({ matched, position }: Pick<Match, "matched" | "position">, replacement: string): void {
    if (position < this.end) return;
    this.done += this.text.slice(this.end, position) + replacement;
    if (this.done.length > MAX_STRING_LENGTH) stringTooLong(this.m);
    this.end = position + matched.length;
  }
  finish(): string {
    const { done, text, end } = this;
    if (done.length + Math.max(0, text.length - end) > MAX_STRING_LENGTH) stringTooLong(this.m);
    this.m.allocated += done.length;
    return done + text.slice(end);
  }
}

const matchOf = (m: Machine, regexp: RegExpObject, text: string, captures: Captures): Match => ({
  matched: captured(text, captures, 0)!,
  position: captures[0]!,
  captures: capturedGroups(text, captures, regexp.data.pattern.groupCount),
  groups: groupsObject(m, regexp, (group) => captured(text, captures, group)),
});

/** No code of the program runs between two matches: each is replaced when it is found. */
function* replaceByText(m: Machine, regexp: RegExpObject, text: string, by: string, result: Result): Guest<void> {
  const template = by.includes("$");
  yield* matchesOf(m, regexp, text, (captures) => {
    if (!template) return result.put({ matched: captured(text, captures, 0)!, position: captures[0]! }, by);
    const match = matchOf(m, regexp, text, captures);
    const put = eager(substituted(m, match, text, by));
    // Groups of the library's own are plain data: nothing is asked of the program.
    result.put(match, put as string);
  });
}

/** Registers of all matches together, at most. */
const MOST_REGISTERS = 2 ** 25;

/** All matches are found before the first call. */
function* replaceByCalls(m: Machine, regexp: RegExpObject, text: string, by: JSObject, result: Result): Guest<void> {
  const registers: number[] = m.keep([]);
  const size = 2 * (regexp.data.pattern.groupCount + 1);
  yield* matchesOf(m, regexp, text, (captures) => {
    if (registers.length >= MOST_REGISTERS) throwRangeError(m, "Too many matches to replace by calls");
    for (let i = 0; i < size; i++) registers.push(captures[i]!);
    m.allocated += 8 * size;
  });
  for (let at = 0; at < registers.length; at += size) {
    const match = matchOf(m, regexp, text, registers.slice(at, at + size));
    result.put(match, yield* called(m, match, text, by));
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
}

/** The one match from `lastIndex` on, or every match of a global pattern. */
function* matchesOf(m: Machine, regexp: RegExpObject, text: string, each: (captures: Captures) => void): Guest<void> {
  if (regexp.data.pattern.flags.global) return yield* everyMatch(m, regexp, text, each);
  const found = matchNext(m, regexp, text);
  const captures = isGuest(found) ? yield* found : found;
  if (captures !== null) each(captures);
}

/** Reads the results of the object's own `exec`; all of them are found before the first one is read. */
function* genericMatches(m: Machine, regexp: JSObject, text: string): Guest<Match[]> {
  const flags = yield* toString(m, yield* get(m, regexp, "flags"));
  const global = flags.includes("g");
  if (global) yield* setOrThrow(m, regexp, "lastIndex", 0);
  const results: JSObject[] = [];
  for (;;) {
    const result = yield* regExpExec(m, regexp, text);
    if (result === null) break;
    results.push(result);
    if (!global) break;
    if ((yield* toString(m, yield* get(m, result, "0"))) === "")
      yield* stepOver(m, regexp, text, flags.includes("u") || flags.includes("v"));
    if (--m.budget < 0) yield PAUSE;
  }
  const matches: Match[] = [];
  for (const result of results) matches.push(yield* readMatch(m, result, text));
  return matches;
}

function* readMatch(m: Machine, result: JSObject, text: string): Guest<Match> {
  const count = Math.max((yield* lengthOfArrayLike(m, result)) - 1, 0);
  const matched = yield* toString(m, yield* get(m, result, "0"));
  const index = yield* toIntegerOrInfinity(m, yield* get(m, result, "index"));
  const captures: (string | undefined)[] = [];
  for (let group = 1; group <= count; group++) {
    if (--m.budget < 0) yield PAUSE;
    const capture = yield* get(m, result, String(group));
    captures.push(capture === undefined ? undefined : yield* toString(m, capture));
  }
  const groups = yield* get(m, result, "groups");
  return { matched, position: Math.min(Math.max(index, 0), text.length), captures, groups };
}

function* substituted(m: Machine, match: Match, text: string, template: string): Guest<string> {
  const groups = match.groups === undefined ? undefined : toObject(m, match.groups);
  return yield* getSubstitution(m, { ...match, text, groups }, template);
}

function* called(m: Machine, match: Match, text: string, by: JSObject): Guest<string> {
  const args: Value[] = [match.matched, ...match.captures, match.position, text];
  if (match.groups !== undefined) args.push(match.groups);
  return yield* toString(m, yield new CallRequest(by, undefined, args));
}
