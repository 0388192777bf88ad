/**
 * The methods of String.prototype that hand over to a symbol method of their argument: match, matchAll, replace,
 * replaceAll, search, split. Without such a method the argument is converted to a string (or to a regular expression).
 */
import { type Args, type Body, type MaybeGuest, method, type Receiver, type RowOf } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import {
  primitiveToNumber,
  primitiveToString,
  requireObjectCoercible,
  toNumber,
  toString,
} from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get, getMethod } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { isLongNumeral } from "../../machine/operations/longNumeral.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { append, arrayCreate, createArrayFromList } from "../../machine/operations/create.ts";
import { isRegExp } from "../regexp/isRegExp.ts";
import { makeRegExp } from "../regexp/makeRegExp.ts";
import { getSubstitution } from "./substitution.ts";
import { TextBuilder } from "./TextBuilder.ts";
import { indexOfText } from "./textSearch.ts";

const coercible: Receiver<Value> = (m, self, name) => requireObjectCoercible(m, self, name);

// prettier-ignore
export const patternRows: readonly RowOf[] = [
  method("match",      1, coercible, "sec-string.prototype.match",      (m, self, [pattern]) => throughRegExp(m, self, pattern, symbols.match, "")),
  method("matchAll",   1, coercible, "sec-string.prototype.matchall",   matchAll),
  method("replace",    2, coercible, "sec-string.prototype.replace",    replace(false)),
  method("replaceAll", 2, coercible, "sec-string.prototype.replaceall", replace(true)),
  method("search",     1, coercible, "sec-string.prototype.search",     (m, self, [pattern]) => throughRegExp(m, self, pattern, symbols.search, "")),
  method("split",      2, coercible, "sec-string.prototype.split",      split),
];

/** The pattern's own method of that symbol. Primitives are not asked (ES2025). */
function* ownMethod(m: Machine, pattern: Value, symbol: symbol): Guest<JSObject | undefined> {
  return isObject(pattern) ? yield* getMethod(m, pattern, symbol) : undefined;
}

function* throughRegExp(m: Machine, self: Value, pattern: Value, symbol: symbol, flags: string): Guest<Value> {
  const own = yield* ownMethod(m, pattern, symbol);
  if (own !== undefined) return yield new CallRequest(own, pattern, [self]);
  const text = yield* toString(m, self);
  const source = pattern === undefined ? "" : yield* toString(m, pattern);
  const regexp = yield* makeRegExp(m, source, flags);
  return yield new CallRequest(yield* get(m, regexp, symbol), regexp, [text]);
}

/** A regular expression given to matchAll or replaceAll must be global. */
function* requireGlobal(m: Machine, pattern: Value, name: string): Guest<void> {
  if (!isObject(pattern) || !(yield* isRegExp(m, pattern))) return;
  const flags = yield* get(m, pattern, "flags");
  requireObjectCoercible(m, flags, `String.prototype.${name}`);
  if (!(yield* toString(m, flags)).includes("g"))
    throwTypeError(m, `String.prototype.${name} called with a non-global RegExp argument`);
}

function* matchAll(m: Machine, self: Value, [pattern]: Args): Guest<Value> {
  yield* requireGlobal(m, pattern, "matchAll");
  return yield* throughRegExp(m, self, pattern, symbols.matchAll, "g");
}

function replace(all: boolean): Body<Value> {
  return (m, self, [pattern, replacement]) => {
    if (typeof self !== "string" || isObject(pattern) || isObject(replacement))
      return replaceSlow(m, self, pattern, replacement, all);
    return replaceText(m, self, primitiveToString(m, pattern), primitiveToString(m, replacement), all);
  };
}

function* replaceSlow(m: Machine, self: Value, pattern: Value, replacement: Value, all: boolean): Guest<Value> {
  if (all) yield* requireGlobal(m, pattern, "replaceAll");
  const own = yield* ownMethod(m, pattern, symbols.replace);
  if (own !== undefined) return yield new CallRequest(own, pattern, [self, replacement]);
  const text = yield* toString(m, self);
  const needle = yield* toString(m, pattern);
  const by = isCallable(replacement) ? replacement : yield* toString(m, replacement);
  return yield* replacing(m, text, needle, by, all);
}

/** Short texts without `$` go to the host at once. */
function replaceText(m: Machine, text: string, needle: string, by: string, all: boolean): MaybeGuest<Value> {
  if (text.length > 4096 || needle.length > 256 || by.length > 64 || by.includes("$"))
    return replacing(m, text, needle, by, all);
  m.budget -= text.length >> 4;
  return all ? text.replaceAll(needle, by) : text.replace(needle, by);
}

function* replacing(m: Machine, text: string, needle: string, by: string | JSObject, all: boolean): Guest<Value> {
  const advance = Math.max(1, needle.length);
  const template = typeof by === "string" && by.includes("$");
  const result = new TextBuilder();
  let end = 0;
  for (let from = 0; from <= text.length; from += advance) {
    const search = indexOfText(m, text, needle, from);
    from = isGuest(search) ? yield* search : search;
    if (from < 0) break;
    let replacement: string;
    if (typeof by !== "string")
      replacement = yield* toString(m, yield new CallRequest(by, undefined, [needle, from, text]));
    else if (!template) replacement = by;
    else
      replacement = yield* getSubstitution(
        m,
        { matched: needle, text, position: from, captures: [], groups: undefined },
        by,
      );
    result.add(text.slice(end, from) + replacement);
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    end = from + needle.length;
    if (!all) break;
    m.budget -= 2;
    if (m.budget < 0) yield PAUSE;
  }
  if (result.length + text.length - end > MAX_STRING_LENGTH) stringTooLong(m);
  result.add(text.slice(end));
  return result.whole();
}

function split(m: Machine, self: Value, [separator, limit]: Args): MaybeGuest<Value> {
  if (typeof self !== "string" || isObject(separator) || isObject(limit) || isLongNumeral(limit))
    return splitSlow(m, self, separator, limit);
  const most = limit === undefined ? 2 ** 32 - 1 : primitiveToNumber(m, limit) >>> 0;
  return splitText(m, self, separator === undefined ? undefined : primitiveToString(m, separator), most);
}

function* splitSlow(m: Machine, self: Value, separator: Value, limit: Value): Guest<Value> {
  const own = yield* ownMethod(m, separator, symbols.split);
  if (own !== undefined) return yield new CallRequest(own, separator, [self, limit]);
  const text = yield* toString(m, self);
  const most = limit === undefined ? 2 ** 32 - 1 : (yield* toNumber(m, limit)) >>> 0;
  const by = yield* toString(m, separator);
  const parts = splitText(m, text, separator === undefined ? undefined : by, most);
  return isGuest(parts) ? yield* parts : parts;
}

function splitText(m: Machine, text: string, separator: string | undefined, limit: number): MaybeGuest<Value> {
  if (limit === 0) return createArrayFromList(m, []);
  if (separator === undefined) return createArrayFromList(m, [text]);
  if (text.length > 8192 || separator.length > 64) return splitLong(m, text, separator, limit);
  m.budget -= text.length >> 3;
  return createArrayFromList(m, text.split(separator, limit));
}

function* splitLong(m: Machine, text: string, separator: string, limit: number): Guest<Value> {
  const parts = m.keep(arrayCreate(m, 0));
  const units = separator === "";
  let left = limit;
  let start = 0;
  for (let end = 0; end <= text.length;) {
    if (units) end = start + 1;
    else {
      const search = indexOfText(m, text, separator, start);
      end = isGuest(search) ? yield* search : search;
    }
    if (end < 0 || (units && end >= text.length)) break;
    append(m, parts, text.slice(start, end));
    if (--left === 0) return parts;
    start = end + separator.length;
    m.allocated += 40;
    m.budget -= 2;
    if (m.budget < 0) yield PAUSE;
  }
  append(m, parts, text.slice(start));
  return parts;
}
