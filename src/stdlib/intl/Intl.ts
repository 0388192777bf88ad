/** Intl (ECMA-402 §8): thin wrappers over the host's locale data, with the locale en-US and the program's time zone as defaults. */
import {
  absent,
  anyReceiver,
  builtin,
  type BuiltinObject,
  method,
  reference,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { dateTimeFormat, relativeTimeFormat } from "./DateTimeFormat.ts";
import { canonicalLocales } from "./intlOptions.ts";
import { numberFormat, pluralRules } from "./NumberFormat.ts";
import { collator, listFormat, SegmentIteratorPrototype, segmenter, SegmentsPrototype } from "./textServices.ts";

const spec = (name: string): string => `https://tc39.es/ecma402/#sec-intl.${name.toLowerCase()}-intro`;
const service = (name: string): RowOf => reference(name, `Intl.${name}`, spec(name));

// prettier-ignore
export const IntlObject = builtin("Intl", { spec: "https://tc39.es/ecma402/#intl-object" }, [
  ...["Collator", "DateTimeFormat", "ListFormat", "NumberFormat", "PluralRules", "RelativeTimeFormat", "Segmenter"].map(service),
  method("getCanonicalLocales", 1, anyReceiver, "https://tc39.es/ecma402/#sec-intl.getcanonicallocales", (m, _self, [locales]) => eager(getCanonicalLocales(m, locales))),
  absent("DisplayNames",      spec("DisplayNames"),   "names of languages and regions are not part of this library"),
  absent("DurationFormat",    spec("DurationFormat"), "durations are not part of this library: use NumberFormat with a unit, or RelativeTimeFormat"),
  absent("Locale",            spec("Locale"),         "locale objects are not part of this library: use language tags as strings"),
  absent("supportedValuesOf", spec("supportedValuesOf"), "not part of this library"),
  value(symbols.toStringTag, "Intl", "https://tc39.es/ecma402/#sec-intl-tostringtag", Attr.Configurable),
]);

function* getCanonicalLocales(m: Machine, locales: Value): Guest<Value> {
  return createArrayFromList(m, yield* canonicalLocales(m, locales));
}

export const intl: readonly BuiltinObject[] = [
  IntlObject,
  ...collator,
  ...dateTimeFormat,
  ...listFormat,
  ...numberFormat,
  ...pluralRules,
  ...relativeTimeFormat,
  ...segmenter,
  SegmentsPrototype,
  SegmentIteratorPrototype,
];
