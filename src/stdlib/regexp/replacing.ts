/** RegExp.prototype[@@replace] (ECMA-262 §22.2.6.11): all matches first, then their replacements. */
import type { Args } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity, toObject, toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get, setOrThrow } from "../../machine/operations/property.ts";
import type { Match } from "../../regexp/Match.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { getSubstitution } from "../string/substitution.ts";
import { TextBuilder } from "../string/TextBuilder.ts";
import { groupsObject, matchNext, regExpExec } from "./exec.ts";
import type { RegExpObject } from "./makeRegExp.ts";
import { everyMatch, stepOver } from "./matching.ts";
import { isPristine } from "./pristine.ts";

/** What a template or a function is told about a match. */
interface Replaced {
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
    const put = typeof by === "string" ? yield* substituted(m, match, text, by) : yield* called(m, match, text, by);
    result.put(match.position, match.position + match.matched.length, put);
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
  return result.finish();
}

/** The text with what has been replaced so far. */
class Result {
  private readonly m: Machine;
  private readonly text: string;
  private readonly done = new TextBuilder();
  private end = 0;
  constructor(m: Machine, text: string) {
    this.m = m;
    this.text = text;
  }
  /** A match that starts inside an earlier one is passed over. */
  put(start: number, end: number, replacement: string): void {
    if (start < this.end) return;
    this.done.add(this.text.slice(this.end, start) + replacement);
    if (this.done.length > MAX_STRING_LENGTH) stringTooLong(this.m);
    this.end = end;
  }
  finish(): string {
    const { done, text, end } = this;
    if (done.length + Math.max(0, text.length - end) > MAX_STRING_LENGTH) stringTooLong(this.m);
    this.m.allocated += done.length;
    done.add(text.slice(end));
    return done.whole();
  }
}

function replaced(
  m: Machine,
  regexp: RegExpObject,
  position: number,
  texts: readonly (string | undefined)[],
): Replaced {
  return { matched: texts[0]!, position, captures: texts.slice(1), groups: groupsObject(m, regexp, texts) };
}

/** No code of the program runs between two matches: each is replaced when it is found. */
function* replaceByText(m: Machine, regexp: RegExpObject, text: string, by: string, result: Result): Guest<void> {
  const template = by.includes("$");
  yield* matchesOf(m, regexp, text, (match) => {
    // Groups of the library's own are plain data: nothing is asked of the program.
    const put = template ? eager(substituted(m, replaced(m, regexp, match.start, match.texts()), text, by)) : by;
    result.put(match.start, match.end, put as string);
  });
}

/** Texts of all matches together, at most. */
const MOST_TEXTS = 2 ** 24;

/** All matches are found before the first call. */
function* replaceByCalls(m: Machine, regexp: RegExpObject, text: string, by: JSObject, result: Result): Guest<void> {
  const positions: number[] = m.keep([]);
  const texts: (string | undefined)[] = m.keep([]);
  const size = regexp.data.pattern.groupCount + 1;
  yield* matchesOf(m, regexp, text, (match) => {
    if (texts.length >= MOST_TEXTS) throwRangeError(m, "Too many matches to replace by calls");
    positions.push(match.start);
    const found = match.texts();
    for (let group = 0; group < size; group++) texts.push(found[group]);
    m.allocated += 8 + 32 * size;
  });
  for (let i = 0; i < positions.length; i++) {
    const match = replaced(m, regexp, positions[i]!, texts.slice(i * size, (i + 1) * size));
    const put = yield* called(m, match, text, by);
    result.put(match.position, match.position + match.matched.length, put);
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
}

/** The one match from `lastIndex` on, or every match of a global pattern. */
function* matchesOf(m: Machine, regexp: RegExpObject, text: string, each: (match: Match) => void): Guest<void> {
  if (regexp.data.pattern.flags.global) return yield* everyMatch(m, regexp, text, each);
  const found = matchNext(m, regexp, text);
  const match = isGuest(found) ? yield* found : found;
  if (match !== null) each(match);
}

/** Reads the results of the object's own `exec`; all of them are found before the first one is read. */
function* genericMatches(m: Machine, regexp: JSObject, text: string): Guest<Replaced[]> {
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
  const matches: Replaced[] = [];
  for (const result of results) matches.push(yield* readMatch(m, result, text));
  return matches;
}

function* readMatch(m: Machine, result: JSObject, text: string): Guest<Replaced> {
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

function* substituted(m: Machine, match: Replaced, text: string, template: string): Guest<string> {
  const groups = match.groups === undefined ? undefined : toObject(m, match.groups);
  return yield* getSubstitution(m, { ...match, text, groups }, template);
}

function* called(m: Machine, match: Replaced, text: string, by: JSObject): Guest<string> {
  const args: Value[] = [match.matched, ...match.captures, match.position, text];
  if (match.groups !== undefined) args.push(match.groups);
  return yield* toString(m, yield new CallRequest(by, undefined, args));
}
