/**
 * String.prototype (ECMA-262 §22.1.3) apart from the methods that go through symbols of a pattern, which are in
 * `stringPatterns.ts`. Rows in the order of the specification; bodies below in the same order.
 */
import {
  absent,
  alias,
  builtin,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
} from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import {
  primitiveToNumber,
  primitiveToString,
  requireObjectCoercible,
  toNumber,
  toString,
} from "../../machine/operations/convert.ts";
import { payComparison, payLength } from "../../machine/operations/longText.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isLongNumeral } from "../../machine/operations/longNumeral.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { asInteger, asNumber, asString, type Conversion, converted, mayPause, optional } from "../conversions.ts";
import { isRegExp } from "../regexp/isRegExp.ts";
import { caseLocale, localeCompare } from "./localeText.ts";
import { mapCase, mapText, normalize, type NormalizationForm, trimText } from "./longText.ts";
import { stringIterator } from "./StringIterator.ts";
import { patternRows } from "./stringPatterns.ts";
import { indexOfText, lastIndexOfText } from "./textSearch.ts";

/** RequireObjectCoercible, then ToString. */
export const thisText: Receiver<string> = (m, self, name) => {
  if (typeof self === "string") return self;
  requireObjectCoercible(m, self, name);
  return mayPause(self) ? toString(m, self) : primitiveToString(m, self);
};

/** The string itself, or that of a boxed one. */
const thisStringValue: Receiver<string> = (m, self, name) => {
  if (typeof self === "string") return self;
  if (isObject(self) && self.kind === Kind.String) return self.data as string;
  return throwTypeError(m, `${name} requires that 'this' be a String`);
};

/** A search string: a regular expression is refused before it is converted. */
const searchText = (name: string): Conversion<string> => ({
  readsText: false,
  primitive: primitiveToString,
  *object(m, value) {
    if (yield* isRegExp(m, value))
      throwTypeError(m, `First argument to String.prototype.${name} must not be a regular expression`);
    return yield* toString(m, value);
  },
});

const HTML = "HTML methods are not part of this library: use a template literal";
const html = (name: string): RowOf => absent(name, `sec-string.prototype.${name}`, HTML);

// prettier-ignore
export const StringPrototype = builtin("StringPrototype", { spec: "sec-properties-of-the-string-prototype-object", make: (m, proto) => new JSObject(m.realm.rootShape, proto, Kind.String, "") }, [
  reference("constructor", "String", "sec-string.prototype.constructor"),
  method("at",                1, thisText, "sec-string.prototype.at",                converted([asInteger], at)),
  method("charAt",            1, thisText, "sec-string.prototype.charat",            converted([asInteger], (_m, text, index) => text.charAt(index))),
  method("charCodeAt",        1, thisText, "sec-string.prototype.charcodeat",        converted([asInteger], (_m, text, index) => text.charCodeAt(index))),
  method("codePointAt",       1, thisText, "sec-string.prototype.codepointat",       converted([asInteger], (_m, text, index) => text.codePointAt(index))),
  method("concat",            1, thisText, "sec-string.prototype.concat",            concat),
  method("endsWith",          1, thisText, "sec-string.prototype.endswith",          converted([searchText("endsWith"), optional(asInteger)], endsWith)),
  method("includes",          1, thisText, "sec-string.prototype.includes",          converted([searchText("includes"), asInteger], includes)),
  method("indexOf",           1, thisText, "sec-string.prototype.indexof",           converted([asString, asInteger], (m, text, needle, from) => indexOfText(m, text, needle, clamp(from, text)))),
  method("isWellFormed",      0, thisText, "sec-string.prototype.iswellformed",      isWellFormed),
  method("lastIndexOf",       1, thisText, "sec-string.prototype.lastindexof",       converted([asString, asNumber], lastIndexOf)),
  method("localeCompare",     1, thisText, "sec-string.prototype.localecompare",     localeCompare),
  method("normalize",         0, thisText, "sec-string.prototype.normalize",         converted([optional(asString)], normalized)),
  method("padEnd",            1, thisText, "sec-string.prototype.padend",            pad((text, filler) => text + filler)),
  method("padStart",          1, thisText, "sec-string.prototype.padstart",          pad((text, filler) => filler + text)),
  method("repeat",            1, thisText, "sec-string.prototype.repeat",            converted([asInteger], repeat)),
  ...patternRows,
  method("slice",             2, thisText, "sec-string.prototype.slice",             converted([asInteger, optional(asInteger)], slice)),
  method("startsWith",        1, thisText, "sec-string.prototype.startswith",        converted([searchText("startsWith"), asInteger], startsWith)),
  method("substr",            2, thisText, "sec-string.prototype.substr",            converted([asInteger, optional(asInteger)], substr)),
  method("substring",         2, thisText, "sec-string.prototype.substring",         converted([asInteger, optional(asInteger)], substring)),
  method("toLocaleLowerCase", 0, thisText, "sec-string.prototype.tolocalelowercase", caseLocale((text, locale) => text.toLocaleLowerCase(locale))),
  method("toLocaleUpperCase", 0, thisText, "sec-string.prototype.tolocaleuppercase", caseLocale((text, locale) => text.toLocaleUpperCase(locale))),
  method("toLowerCase",       0, thisText, "sec-string.prototype.tolowercase",       (m, text) => mapCase(m, text, (piece) => piece.toLowerCase())),
  method("toString",          0, thisStringValue, "sec-string.prototype.tostring",   (_m, text) => text),
  method("toUpperCase",       0, thisText, "sec-string.prototype.touppercase",       (m, text) => mapCase(m, text, (piece) => piece.toUpperCase())),
  method("toWellFormed",      0, thisText, "sec-string.prototype.towellformed",      toWellFormed),
  method("trim",              0, thisText, "sec-string.prototype.trim",              (m, text) => trimText(m, text, true, true)),
  method("trimEnd",           0, thisText, "sec-string.prototype.trimend",           (m, text) => trimText(m, text, false, true)),
  alias ("trimRight", "trimEnd",           "sec-string.prototype.trimright"),
  method("trimStart",         0, thisText, "sec-string.prototype.trimstart",         (m, text) => trimText(m, text, true, false)),
  alias ("trimLeft", "trimStart",          "sec-string.prototype.trimleft"),
  method("valueOf",           0, thisStringValue, "sec-string.prototype.valueof",    (_m, text) => text),
  method(symbols.iterator,    0, thisText, "sec-string.prototype-%symbol.iterator%", (m, text) => stringIterator(m, text)),
  ...["anchor", "big", "blink", "bold", "fixed", "fontcolor", "fontsize", "italics", "link", "small", "strike", "sub", "sup"].map(html),
]);

/** An integer (or infinity) moved into 0 … length. */
const clamp = (index: number, text: string): number => Math.min(Math.max(index, 0), text.length);
/** The same, counted from the end when negative. */
const relative = (index: number, text: string): number => clamp(index < 0 ? text.length + index : index, text);

function at(_m: Machine, text: string, index: number): Value {
  const from = index < 0 ? text.length + index : index;
  return from >= 0 && from < text.length ? text[from] : undefined;
}

function concat(m: Machine, text: string, args: readonly Value[]): MaybeGuest<Value> {
  if (args.some(isObject)) return concatObjects(m, text, args);
  let result = text;
  for (const value of args) result = joined(m, result, primitiveToString(m, value as never));
  return result;
}
function* concatObjects(m: Machine, text: string, args: readonly Value[]): Guest<Value> {
  let result = text;
  for (const value of args) result = joined(m, result, yield* toString(m, value));
  return result;
}
function joined(m: Machine, a: string, b: string): string {
  const length = a.length + b.length;
  if (length > MAX_STRING_LENGTH) stringTooLong(m);
  payLength(m, length);
  return a + b;
}

function endsWith(m: Machine, text: string, needle: string, end: number | undefined): boolean {
  payComparison(m, text, needle);
  return text.endsWith(needle, end);
}
function startsWith(m: Machine, text: string, needle: string, from: number): boolean {
  payComparison(m, text, needle);
  return text.startsWith(needle, from);
}

function includes(m: Machine, text: string, needle: string, from: number): MaybeGuest<Value> {
  const found = indexOfText(m, text, needle, clamp(from, text));
  return isGuest(found) ? isFound(found) : found >= 0;
}
function* isFound(search: Guest<number>): Guest<Value> {
  return (yield* search) >= 0;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
function isWellFormed(m: Machine, text: string): MaybeGuest<Value> {
  let found = false;
  // Every piece maps to nothing: only what is seen on the way counts.
  const reading = mapText(m, text, (piece) => ((found ||= LONE_SURROGATE.test(piece)), ""));
  return isGuest(reading) ? wasWellFormed(reading, () => found) : !found;
}
function* wasWellFormed(reading: Guest<string>, found: () => boolean): Guest<Value> {
  yield* reading;
  return !found();
}
function toWellFormed(m: Machine, text: string): MaybeGuest<string> {
  return mapText(m, text, (piece) => piece.replace(/\p{Surrogate}/gu, "\ufffd"));
}

function lastIndexOf(m: Machine, text: string, needle: string, position: number): MaybeGuest<Value> {
  const last = text.length - needle.length;
  if (last < 0) return -1;
  const from = position !== position ? last : Math.min(Math.max(Math.trunc(position), 0), last);
  return lastIndexOfText(m, text, needle, from);
}

const FORMS: readonly string[] = ["NFC", "NFD", "NFKC", "NFKD"] satisfies NormalizationForm[];
function normalized(m: Machine, text: string, form: string | undefined): MaybeGuest<Value> {
  if (form !== undefined && !FORMS.includes(form))
    throwRangeError(m, `The normalization form should be one of ${FORMS.join(", ")}.`);
  return normalize(m, text, (form ?? "NFC") as NormalizationForm);
}

/** §22.1.3.17.1: the filler is converted only when there is room for it. */
function pad(place: (text: string, filler: string) => string) {
  return (m: Machine, text: string, [length, filler]: readonly Value[]): MaybeGuest<Value> =>
    isObject(length) || isLongNumeral(length) || isObject(filler)
      ? padSlow(m, text, length, filler, place)
      : padTo(
          m,
          text,
          primitiveToNumber(m, length),
          () => (filler === undefined ? " " : primitiveToString(m, filler)),
          place,
        );
}
function* padSlow(
  m: Machine,
  text: string,
  length: Value,
  filler: Value,
  place: (text: string, filler: string) => string,
): Guest<Value> {
  const size = yield* toNumber(m, length);
  if (!(size > text.length)) return text;
  const fill = filler === undefined ? " " : yield* toString(m, filler);
  return padTo(m, text, size, () => fill, place);
}
function padTo(
  m: Machine,
  text: string,
  length: number,
  filler: () => string,
  place: (text: string, filler: string) => string,
): string {
  const missing = Math.trunc(length) - text.length;
  if (!(missing > 0)) return text;
  const unit = filler();
  if (unit === "") return text;
  if (text.length + missing > MAX_STRING_LENGTH) stringTooLong(m);
  payLength(m, text.length + missing);
  // The host puts repeated text together when somebody reads it, which cutting the whole would be.
  const whole = unit.repeat(Math.floor(missing / unit.length));
  return place(text, whole + unit.slice(0, missing - whole.length));
}

function repeat(m: Machine, text: string, count: number): string {
  if (count < 0 || count === Infinity) throwRangeError(m, `Invalid count value: ${count}`);
  if (text.length * count > MAX_STRING_LENGTH) stringTooLong(m);
  payLength(m, text.length * count);
  return text === "" ? "" : text.repeat(count);
}

function slice(_m: Machine, text: string, start: number, end: number | undefined): string {
  const from = relative(start, text);
  const to = end === undefined ? text.length : relative(end, text);
  return from < to ? text.slice(from, to) : "";
}

function substr(_m: Machine, text: string, start: number, length: number | undefined): string {
  const from = relative(start, text);
  const to = length === undefined ? text.length : Math.min(from + Math.max(length, 0), text.length);
  return from < to ? text.slice(from, to) : "";
}

function substring(_m: Machine, text: string, start: number, end: number | undefined): string {
  return text.substring(clamp(start, text), end === undefined ? text.length : clamp(end, text));
}
