/** Running a RegExp on a text (ECMA-262 §22.2.7): the search, in slices, `lastIndex`, and the match object. */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { integerOrInfinity, toLength } from "../../machine/operations/convert.ts";
import { createArrayFromList, ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { get } from "../../machine/operations/property.ts";
import type { Match } from "../../regexp/Match.ts";
import { TrailOverflow } from "../../regexp/Matcher.ts";
import { createSearch, type Search } from "../../regexp/search.ts";
import { addProperty, type JSObject, ownProperty, readSlot, writeSlot } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { isRegExpObject, type RegExpObject } from "./makeRegExp.ts";
import { isPristine } from "./pristine.ts";

/** Steps of the matcher per tick of the machine. */
const STEPS_PER_TICK = 12;
/** Steps between two looks at the slice: about half a millisecond. */
const STEPS_AT_ONCE = 50_000;

/** The first match at or after `index` (exactly there when sticky), or null. Does not touch `lastIndex`. */
export function search(
  m: Machine,
  regexp: RegExpObject,
  text: string,
  index: number,
  sticky: boolean,
): MaybeGuest<Match | null> {
  return runSearch(m, createSearch(regexp.data.pattern, text, index, sticky));
}

/** The next match of a search, or null. */
export function runSearch(m: Machine, running: Search): MaybeGuest<Match | null> {
  const outcome = step(m, running);
  return outcome === "paused" ? searching(m, running) : outcome === "matched" ? running.match : null;
}

function* searching(m: Machine, running: Search): Guest<Match | null> {
  for (;;) {
    if (m.budget < 0) yield PAUSE;
    const outcome = step(m, running);
    if (outcome === "matched") return running.match;
    if (outcome === "failed") return null;
  }
}

function step(m: Machine, running: Search): ReturnType<Search["run"]> {
  const before = running.stepsUsed;
  try {
    const outcome = running.run(STEPS_AT_ONCE);
    m.budget -= 1 + (running.stepsUsed - before) / STEPS_PER_TICK;
    return outcome;
  } catch (error) {
    if (error instanceof TrailOverflow) return throwRangeError(m, error.message);
    throw error;
  }
}

/** §22.2.7.1 RegExpExec: through the object's own `exec`. */
export function* regExpExec(m: Machine, regexp: JSObject, text: string): Guest<JSObject | null> {
  if (isPristine(m, regexp)) return yield* builtinExec(m, regexp, text);
  const exec = yield* get(m, regexp, "exec");
  if (!isCallable(exec)) {
    if (!isRegExpObject(regexp)) return throwTypeError(m, `${describe(exec)} is not a function`);
    return yield* builtinExec(m, regexp, text);
  }
  const result = yield new CallRequest(exec, regexp, [text]);
  if (result !== null && !isObject(result))
    return throwTypeError(m, "RegExp exec method returned something other than an Object or null");
  return result;
}

/** §22.2.7.2 RegExpBuiltinExec. */
export function* builtinExec(m: Machine, regexp: RegExpObject, text: string): Guest<JSObject | null> {
  const found = matchNext(m, regexp, text);
  const match = isGuest(found) ? yield* found : found;
  return match === null ? null : matchObject(m, regexp, text, match);
}

/** The match from `lastIndex` on, with `lastIndex` moved as the flags want it. */
export function matchNext(m: Machine, regexp: RegExpObject, text: string): MaybeGuest<Match | null> {
  const index = lastIndexOf(regexp);
  if (typeof index !== "number") return matchFrom(m, regexp, text, index);
  const { global, sticky } = regexp.data.pattern.flags;
  const stateful = global || sticky;
  const start = stateful ? Math.max(0, integerOrInfinity(index)) : 0;
  if (start > text.length) {
    setLastIndex(m, regexp, 0);
    return null;
  }
  const found = search(m, regexp, text, start, sticky);
  if (isGuest(found)) return stateful ? matchLater(m, regexp, found) : found;
  if (stateful) setLastIndex(m, regexp, found === null ? 0 : found.end);
  return found;
}

function* matchLater(m: Machine, regexp: RegExpObject, found: Guest<Match | null>): Guest<Match | null> {
  const match = yield* found;
  setLastIndex(m, regexp, match === null ? 0 : match.end);
  return match;
}

/** The rare `lastIndex` that is no number: converting it counts even where its value does not. */
function* matchFrom(m: Machine, regexp: RegExpObject, text: string, index: Value): Guest<Match | null> {
  const start = yield* toLength(m, index);
  const { global, sticky } = regexp.data.pattern.flags;
  const stateful = global || sticky;
  if (stateful && start > text.length) {
    setLastIndex(m, regexp, 0);
    return null;
  }
  const found = search(m, regexp, text, stateful ? start : 0, sticky);
  const match = isGuest(found) ? yield* found : found;
  if (stateful) setLastIndex(m, regexp, match === null ? 0 : match.end);
  return match;
}

/** `lastIndex` is always an own data property, which cannot be deleted. */
export function lastIndexOf(regexp: RegExpObject): Value {
  return readSlot(regexp, ownProperty(regexp, "lastIndex")!.index) as Value;
}

export function setLastIndex(m: Machine, regexp: RegExpObject, index: Value): void {
  const property = ownProperty(regexp, "lastIndex")!;
  if ((property.flags & Attr.Writable) === 0)
    throwTypeError(m, "Cannot assign to read only property 'lastIndex' of object '[object RegExp]'");
  writeSlot(regexp, property.index, index);
}

/** §22.2.7.3 AdvanceStringIndex. */
export const advanceIndex = (text: string, index: number, unicode: boolean): number =>
  index + (unicode && index < text.length && text.codePointAt(index)! > 0xffff ? 2 : 1);

export function matchObject(m: Machine, regexp: RegExpObject, text: string, match: Match): JSObject {
  const { groupCount, flags } = regexp.data.pattern;
  const texts = [...match.texts()];
  const array = createArrayFromList(m, texts);
  m.budget -= groupCount;
  addProperty(array, "index", Attr.All, match.start);
  addProperty(array, "input", Attr.All, text);
  addProperty(array, "groups", Attr.All, groupsObject(m, regexp, texts));
  if (flags.hasIndices) addProperty(array, "indices", Attr.All, indicesArray(m, regexp, match.places()));
  return array;
}

/** The object of named groups, or undefined when the pattern names none. A name may stand for several groups. */
export function groupsObject(m: Machine, regexp: RegExpObject, contents: readonly Value[]): JSObject | undefined {
  const { groupNames } = regexp.data.pattern;
  if (groupNames.length === 0) return undefined;
  const groups = ordinaryObjectCreate(m, null);
  m.budget -= 2 * groupNames.length;
  for (const [name, indices] of groupNames) {
    const index = indices.find((group) => contents[group] !== undefined);
    addProperty(groups, name, Attr.All, index === undefined ? undefined : contents[index]);
  }
  return groups;
}

/** §22.2.7.8 MakeMatchIndicesIndexPairArray. */
function indicesArray(m: Machine, regexp: RegExpObject, places: readonly number[]): JSObject {
  const pairs: Value[] = [];
  for (let i = 0; i < places.length; i += 2)
    pairs.push(places[i]! < 0 ? undefined : createArrayFromList(m, [places[i]!, places[i + 1]!]));
  const array = createArrayFromList(m, pairs);
  addProperty(array, "groups", Attr.All, groupsObject(m, regexp, pairs));
  return array;
}
