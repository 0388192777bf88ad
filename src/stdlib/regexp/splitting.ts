/** RegExp.prototype[@@split] (ECMA-262 §22.2.6.14). */
import type { Args } from "../../machine/Builtin.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { ConstructRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toLength, toNumber, toString } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { get, setOrThrow } from "../../machine/operations/property.ts";
import { MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { advanceIndex, regExpExec, search } from "./exec.ts";
import type { RegExpObject } from "./makeRegExp.ts";
import { isPristine } from "./pristine.ts";
import { speciesConstructor } from "../promise/capability.ts";

export function* split(m: Machine, regexp: JSObject, [given, limit]: Args): Guest<Value> {
  const text = yield* toString(m, given);
  if (isPristine(m, regexp) && (limit === undefined || typeof limit === "number"))
    return yield* pristineSplit(m, regexp, text, limit === undefined ? 2 ** 32 - 1 : limit >>> 0);
  const constructor = yield* speciesConstructor(m, regexp, "RegExp");
  const flags = yield* toString(m, yield* get(m, regexp, "flags"));
  const unicode = flags.includes("u") || flags.includes("v");
  const splitterFlags = flags.includes("y") ? flags : `${flags}y`;
  const splitter = (yield new ConstructRequest(constructor, [regexp, splitterFlags], constructor)) as JSObject;
  const most = limit === undefined ? 2 ** 32 - 1 : (yield* toNumber(m, limit)) >>> 0;
  if (most === 0) return createArrayFromList(m, []);
  if (text === "") return createArrayFromList(m, (yield* regExpExec(m, splitter, text)) === null ? [text] : []);
  const parts: Value[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    if (--m.budget < 0) yield PAUSE;
    yield* setOrThrow(m, splitter, "lastIndex", at);
    const result = yield* regExpExec(m, splitter, text);
    const end =
      result === null ? start : Math.min(yield* toLength(m, yield* get(m, splitter, "lastIndex")), text.length);
    if (result === null || end === start) {
      at = advanceIndex(text, at, unicode);
      continue;
    }
    parts.push(text.slice(start, at));
    if (parts.length === most) return createArrayFromList(m, parts);
    start = end;
    const groups = Math.max((yield* lengthOfArrayLike(m, result)) - 1, 0);
    for (let group = 1; group <= groups; group++) {
      parts.push(yield* get(m, result, String(group)));
      if (parts.length === most) return createArrayFromList(m, parts);
    }
    at = start;
  }
  parts.push(text.slice(start));
  return createArrayFromList(m, parts);
}

/** Searching on from each position finds what matching at every position in turn would. */
function* pristineSplit(m: Machine, regexp: RegExpObject, text: string, most: number): Guest<Value> {
  const { flags } = regexp.data.pattern;
  if (most === 0) return createArrayFromList(m, []);
  const parts: Value[] = [];
  let start = 0;
  for (let at = 0; ;) {
    const found = search(m, regexp, text, at, false);
    const match = isGuest(found) ? yield* found : found;
    if (text === "") return createArrayFromList(m, match === null ? [text] : []);
    if (match === null || match.start >= text.length) break;
    const { start: from, end } = match;
    if (end === start) {
      at = advanceIndex(text, Math.max(at, from), flags.unicode || flags.unicodeSets);
      continue;
    }
    if (parts.length >= MAX_ARRAY_ELEMENTS) throwRangeError(m, "Invalid array length");
    parts.push(text.slice(start, from));
    if (parts.length === most) return createArrayFromList(m, parts);
    const texts = match.texts();
    for (let group = 1; group < texts.length; group++) {
      parts.push(texts[group]);
      if (parts.length === most) return createArrayFromList(m, parts);
    }
    start = at = end;
    m.allocated += 40;
    m.budget -= 1;
    if (m.budget < 0) yield PAUSE;
  }
  parts.push(text.slice(start));
  return createArrayFromList(m, parts);
}
