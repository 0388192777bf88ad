/** Number formatting by locale: `toLocaleString` of numbers and big integers, and the options of Intl.NumberFormat. */
import type { Args, MaybeGuest } from "../../machine/Builtin.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import type { Value } from "../../values/Value.ts";
import {
  canonicalLocales,
  DEFAULT_LOCALE,
  fromHost,
  type OptionTable,
  readOptions,
  withDefault,
} from "./intlOptions.ts";

const DIGIT_OPTIONS: OptionTable = {
  minimumIntegerDigits: "number",
  minimumFractionDigits: "number",
  maximumFractionDigits: "number",
  minimumSignificantDigits: "number",
  maximumSignificantDigits: "number",
  roundingIncrement: "number",
  roundingMode: "string",
  roundingPriority: "string",
  trailingZeroDisplay: "string",
};

/** In the order in which they are read (ECMA-402 §16.1.2). */
export const NUMBER_OPTIONS: OptionTable = {
  localeMatcher: "string",
  numberingSystem: "string",
  style: "string",
  currency: "string",
  currencyDisplay: "string",
  currencySign: "string",
  unit: "string",
  unitDisplay: "string",
  notation: "string",
  ...DIGIT_OPTIONS,
  compactDisplay: "string",
  useGrouping: "stringOrBoolean",
  signDisplay: "string",
};

export const PLURAL_OPTIONS: OptionTable = { localeMatcher: "string", type: "string", ...DIGIT_OPTIONS };

export function formatNumber(m: Machine, number: number | bigint, [locales, options]: Args): MaybeGuest<Value> {
  m.budget -= typeof number === "bigint" ? 20 + (number.toString(16).length >> 2) : 20;
  if (locales === undefined && options === undefined) return number.toLocaleString(DEFAULT_LOCALE);
  return formatSlow(m, number, locales, options);
}

function* formatSlow(m: Machine, number: number | bigint, locales: Value, options: Value): Guest<Value> {
  const tags = yield* canonicalLocales(m, locales);
  const read = yield* readOptions(m, options, NUMBER_OPTIONS);
  m.budget -= 100;
  return fromHost(m, () => new Intl.NumberFormat(withDefault(tags), read).format(number));
}
