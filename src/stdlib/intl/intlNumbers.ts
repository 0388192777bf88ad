/** Number formatting by locale: `toLocaleString` of numbers and big integers, and the options of Intl.NumberFormat. */
import type { Args, MaybeGuest } from "../../machine/Builtin.ts";
import { throwRangeError } from "../../machine/errors.ts";
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

/** Larger ones take the host too long. @unit bits */
const LARGEST_FORMATTED = 2 ** 17;

export function formatNumber(m: Machine, number: number | bigint, [locales, options]: Args): MaybeGuest<Value> {
  chargeFormatting(m, number);
  if (locales === undefined && options === undefined) return number.toLocaleString(DEFAULT_LOCALE);
  return formatSlow(m, number, locales, options);
}

/** Ticks for formatting; refuses what cannot be formatted in a short time. */
export function chargeFormatting(m: Machine, number: number | bigint): void {
  m.budget -= 20;
  if (typeof number === "number") return;
  const bits = number.toString(16).length * 4;
  m.budget -= bits >> 4;
  if (bits > LARGEST_FORMATTED)
    throwRangeError(m, `Big integers of more than ${LARGEST_FORMATTED} bits cannot be formatted by locale`);
}

function* formatSlow(m: Machine, number: number | bigint, locales: Value, options: Value): Guest<Value> {
  const tags = yield* canonicalLocales(m, locales);
  const read = yield* readOptions(m, options, NUMBER_OPTIONS);
  m.budget -= 100;
  return fromHost(m, () => new Intl.NumberFormat(withDefault(tags), read).format(number));
}
