/** RegExp.prototype[@@match], [@@matchAll] and [@@search] (ECMA-262 §22.2.6.8 to §22.2.6.12). */
import type { Args } from "../../machine/Builtin.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { ConstructRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { sameValue } from "../../machine/operations/compare.ts";
import { toLength, toString } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { get, setOrThrow } from "../../machine/operations/property.ts";
import { MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { Match } from "../../regexp/Match.ts";
import { createSearch } from "../../regexp/search.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { advanceIndex, builtinExec, regExpExec, runSearch, search as searchText, setLastIndex } from "./exec.ts";
import type { RegExpObject } from "./makeRegExp.ts";
import { isPristine } from "./pristine.ts";
import { regExpStringIterator } from "./RegExpStringIterator.ts";
import { speciesConstructor } from "../promise/capability.ts";

/** Every match of a pristine global RegExp, one after the other. No guest code runs in between. */
export function* everyMatch(m: Machine, regexp: RegExpObject, text: string, each: (match: Match) => void): Guest<void> {
  const { sticky, unicode, unicodeSets } = regexp.data.pattern.flags;
  setLastIndex(m, regexp, 0);
  const running = createSearch(regexp.data.pattern, text, 0, sticky);
  for (let index = 0; index <= text.length; running.seek(index)) {
    const found = runSearch(m, running);
    const match = isGuest(found) ? yield* found : found;
    if (match === null) return;
    each(match);
    index = match.start === match.end ? advanceIndex(text, match.end, unicode || unicodeSets) : match.end;
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
}

export function* match(m: Machine, regexp: JSObject, [given]: Args): Guest<Value> {
  const text = yield* toString(m, given);
  if (isPristine(m, regexp)) {
    if (!regexp.data.pattern.flags.global) return yield* builtinExec(m, regexp, text);
    const matches: string[] = m.keep([]);
    yield* everyMatch(m, regexp, text, (match) => {
      if (matches.length >= MAX_ARRAY_ELEMENTS) throwRangeError(m, "Invalid array length");
      matches.push(match.texts()[0]!);
      m.allocated += 32;
    });
    return matches.length === 0 ? null : createArrayFromList(m, matches);
  }
  const flags = yield* toString(m, yield* get(m, regexp, "flags"));
  if (!flags.includes("g")) return yield* regExpExec(m, regexp, text);
  const unicode = flags.includes("u") || flags.includes("v");
  yield* setOrThrow(m, regexp, "lastIndex", 0);
  const matches: string[] = [];
  for (;;) {
    const result = yield* regExpExec(m, regexp, text);
    if (result === null) return matches.length === 0 ? null : createArrayFromList(m, matches);
    const matched = yield* toString(m, yield* get(m, result, "0"));
    matches.push(matched);
    if (matched === "") yield* stepOver(m, regexp, text, unicode);
    if (--m.budget < 0) yield PAUSE;
  }
}

/** Behind an empty match the next search starts one character further. */
export function* stepOver(m: Machine, regexp: JSObject, text: string, unicode: boolean): Guest<void> {
  const index = yield* toLength(m, yield* get(m, regexp, "lastIndex"));
  yield* setOrThrow(m, regexp, "lastIndex", advanceIndex(text, index, unicode));
}

export function* matchAll(m: Machine, regexp: JSObject, [given]: Args): Guest<Value> {
  const text = yield* toString(m, given);
  const constructor = yield* speciesConstructor(m, regexp, "RegExp");
  const flags = yield* toString(m, yield* get(m, regexp, "flags"));
  const matcher = (yield new ConstructRequest(constructor, [regexp, flags], constructor)) as JSObject;
  yield* setOrThrow(m, matcher, "lastIndex", yield* toLength(m, yield* get(m, regexp, "lastIndex")));
  return regExpStringIterator(m, matcher, text, flags.includes("g"), flags.includes("u") || flags.includes("v"));
}

export function* search(m: Machine, regexp: JSObject, [given]: Args): Guest<Value> {
  const text = yield* toString(m, given);
  if (isPristine(m, regexp)) {
    const found = searchText(m, regexp, text, 0, regexp.data.pattern.flags.sticky);
    return (isGuest(found) ? yield* found : found)?.start ?? -1;
  }
  const previous = yield* get(m, regexp, "lastIndex");
  if (!sameValue(previous, 0)) yield* setOrThrow(m, regexp, "lastIndex", 0);
  const result = yield* regExpExec(m, regexp, text);
  const current = yield* get(m, regexp, "lastIndex");
  if (!sameValue(current, previous)) yield* setOrThrow(m, regexp, "lastIndex", previous);
  return result === null ? -1 : yield* get(m, result, "index");
}
