/** The RegExp constructor (ECMA-262 §22.2.4, §22.2.5). */
import {
  absent,
  anyReceiver,
  type Args,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
} from "../../machine/Builtin.ts";
import { prototypeFromConstructor } from "../../machine/operations/prototypeFromConstructor.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get } from "../../machine/operations/property.ts";
import { escapePattern } from "../../regexp/escape.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { TextBuilder } from "../string/TextBuilder.ts";
import { isRegExp } from "./isRegExp.ts";
import { compileRegExp, isRegExpObject, regExpFrom } from "./makeRegExp.ts";

const LEGACY = "the last match is not kept: use the result of exec or match";
const LEGACY_NAMES = ["input", "lastMatch", "lastParen", "leftContext", "rightContext", "$1", "$2", "$3"];

// prettier-ignore
export const RegExpConstructor = builtinFunction("RegExp", { length: 2, spec: "sec-regexp-constructor", prototype: "RegExpPrototype", body: construct }, [
  method("escape", 1, anyReceiver, "sec-regexp.escape", (m, _self, [text]) => escape(m, text)),
  getter(symbols.species, anyReceiver, "sec-get-regexp-%symbol.species%", (_m, self) => self),
  ...LEGACY_NAMES.map((name) => absent(name, "sec-regexp-constructor", LEGACY)),
]);

function construct(
  m: Machine,
  _self: Value,
  [pattern, flags]: Args,
  newTarget: JSObject | undefined,
): MaybeGuest<Value> {
  return eager(constructRegExp(m, pattern, flags, newTarget));
}

function* constructRegExp(m: Machine, pattern: Value, flags: Value, target: JSObject | undefined): Guest<Value> {
  const isPattern = isObject(pattern) && (yield* isRegExp(m, pattern));
  const newTarget = target ?? m.realm.intrinsic("RegExp");
  if (target === undefined && isPattern && flags === undefined) {
    if ((yield* get(m, pattern, "constructor")) === newTarget) return pattern;
  }
  let source = pattern;
  let given = flags;
  if (isRegExpObject(pattern)) {
    source = pattern.data.source;
    if (flags === undefined) given = pattern.data.flags;
  } else if (isPattern) {
    source = yield* get(m, pattern, "source");
    if (flags === undefined) given = yield* get(m, pattern, "flags");
  }
  const found = prototypeFromConstructor(m, newTarget, "RegExpPrototype");
  const proto = isGuest(found) ? yield* found : found;
  const sourceText = source === undefined ? "" : yield* toString(m, source);
  const flagText = given === undefined ? "" : yield* toString(m, given);
  return regExpFrom(m, yield* compileRegExp(m, sourceText, flagText), proto);
}

/** @unit code units */
const PIECE = 2 ** 13;

function escape(m: Machine, text: Value): MaybeGuest<Value> {
  if (typeof text !== "string") return throwTypeError(m, "RegExp.escape takes a string");
  if (text.length > PIECE) return escapeLong(m, text);
  m.budget -= text.length >> 2;
  return escapePattern(text);
}

function* escapeLong(m: Machine, text: string): Guest<Value> {
  const result = new TextBuilder();
  for (let start = 0; start < text.length;) {
    const end = Math.min(text.length, start + PIECE + (text.codePointAt(start + PIECE - 1)! > 0xffff ? 1 : 0));
    const piece = text.slice(start, end);
    result.add(escapePattern(piece, start === 0));
    if (result.length > MAX_STRING_LENGTH) stringTooLong(m);
    m.work(piece.length >> 1);
    m.allocated += piece.length;
    if (m.budget < 0) yield PAUSE;
    start = end;
  }
  return result.whole();
}
