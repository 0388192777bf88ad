/** Methods of strings that depend on a locale: comparison and case mapping, over the host's data. */
import type { Args, Body, MaybeGuest } from "../../machine/Builtin.ts";
import { throwRangeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import { isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { primitiveToString, toString } from "../../machine/operations/convert.ts";
import { isObject, type Value } from "../../values/Value.ts";
import {
  canonicalLocales,
  DEFAULT_LOCALE,
  fromHost,
  type OptionTable,
  readOptions,
  withDefault,
} from "../intl/intlOptions.ts";
import { mapCase } from "./longText.ts";

export const COLLATOR_OPTIONS: OptionTable = {
  usage: "string",
  localeMatcher: "string",
  collation: "string",
  numeric: "boolean",
  caseFirst: "string",
  sensitivity: "string",
  ignorePunctuation: "boolean",
};

/** Comparison cannot be done in pieces. @unit code units */
const LONGEST_COMPARED = 2 ** 18;

export function checkedComparison(m: Machine, a: string, b: string, compare: (a: string, b: string) => number): number {
  if (Math.max(a.length, b.length) > LONGEST_COMPARED)
    throwRangeError(m, `Strings longer than ${LONGEST_COMPARED} characters cannot be compared by locale`);
  m.budget -= Math.min(a.length, b.length) >> 3;
  return compare(a, b);
}

/** §22.1.3.12, ECMA-402 §19.1.1. */
export function localeCompare(m: Machine, text: string, args: Args): MaybeGuest<Value> {
  const [other, locales, options] = args;
  if (isObject(other) || locales !== undefined || options !== undefined) return compareSlow(m, text, args);
  return checkedComparison(m, text, primitiveToString(m, other), (a, b) => a.localeCompare(b, DEFAULT_LOCALE));
}

function* compareSlow(m: Machine, text: string, [other, locales, options]: Args): Guest<Value> {
  const that = yield* toString(m, other);
  const tags = yield* canonicalLocales(m, locales);
  const read = yield* readOptions(m, options, COLLATOR_OPTIONS);
  return checkedComparison(m, text, that, (a, b) => fromHost(m, () => a.localeCompare(b, withDefault(tags), read)));
}

/** `toLocaleUpperCase` and its counterpart: only the first locale asked for counts. */
export function caseLocale(map: (text: string, locale: string) => string): Body<string> {
  const mapped = (m: Machine, text: string, locale: string): MaybeGuest<string> =>
    mapCase(m, text, (piece) => map(piece, locale));
  return (m, text, [locales]) => (locales === undefined ? mapped(m, text, DEFAULT_LOCALE) : slow(m, text, locales));
  function* slow(m: Machine, text: string, locales: Value): Guest<Value> {
    const [locale = DEFAULT_LOCALE] = yield* canonicalLocales(m, locales);
    const result = mapped(m, text, locale);
    return isGuest(result) ? yield* result : result;
  }
}
