/** RegExp.prototype[@@replace] (ECMA-262 §22.2.6.11): all matches first, then their replacements. */
import type { Args } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity, toObject, toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get, setOrThrow } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
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
  const matches = yield* isPristine(m, regexp) ? pristineMatches(m, regexp, text) : genericMatches(m, regexp, text);
  const template = typeof by === "string" && by.includes("$");
  let result = "";
  let end = 0;
  for (const match of matches) {
    let put: string;
    if (typeof by !== "string") put = yield* called(m, match, text, by);
    else put = template || match.groups === null ? yield* substituted(m, match, text, by) : by;
    if (match.position >= end) {
      result += text.slice(end, match.position) + put;
      end = match.position + match.matched.length;
    }
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
  if (end >= text.length) return result;
  if (result.length + text.length - end > MAX_STRING_LENGTH) stringTooLong(m);
  return result + text.slice(end);
}

function* pristineMatches(m: Machine, regexp: RegExpObject, text: string): Guest<Match[]> {
  const { groupCount, flags } = regexp.data.pattern;
  const toMatch = (captures: Captures): Match => ({
    matched: captured(text, captures, 0)!,
    position: captures[0]!,
    captures: capturedGroups(text, captures, groupCount),
    groups: groupsObject(m, regexp, (group) => captured(text, captures, group)),
  });
  if (!flags.global) {
    const found = matchNext(m, regexp, text);
    const captures = isGuest(found) ? yield* found : found;
    return captures === null ? [] : [toMatch(captures)];
  }
  const matches: Match[] = [];
  yield* everyMatch(m, regexp, text, (captures) => matches.push(toMatch(captures)));
  return matches;
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
