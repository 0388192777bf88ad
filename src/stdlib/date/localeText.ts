/** Dates by locale: toLocaleString and its parts, and the options of Intl.DateTimeFormat. */
import type { Args, MaybeGuest } from "../../machine/Builtin.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import type { Value } from "../../values/Value.ts";
import {
  canonicalLocales,
  DEFAULT_LOCALE,
  fromHost,
  type HostOptions,
  type OptionTable,
  readOptions,
  withDefault,
} from "../intl/intlOptions.ts";
import { INVALID } from "./dateText.ts";

/** In the order in which they are read (ECMA-402 §11.1.2). */
export const DATE_OPTIONS: OptionTable = {
  localeMatcher: "string",
  calendar: "string",
  numberingSystem: "string",
  hour12: "boolean",
  hourCycle: "string",
  timeZone: "string",
  weekday: "string",
  era: "string",
  year: "string",
  month: "string",
  day: "string",
  dayPeriod: "string",
  hour: "string",
  minute: "string",
  second: "string",
  fractionalSecondDigits: "number",
  timeZoneName: "string",
  formatMatcher: "string",
  dateStyle: "string",
  timeStyle: "string",
};

type LocaleTextKind = "date" | "time" | "all";

export function localeText(
  m: Machine,
  time: number,
  kind: LocaleTextKind,
  [locales, options]: Args,
): MaybeGuest<Value> {
  m.budget -= 200;
  if (locales === undefined && options === undefined) return formatted(m, time, kind, [DEFAULT_LOCALE], {});
  return localeTextSlow(m, time, kind, locales, options);
}

function* localeTextSlow(m: Machine, time: number, kind: LocaleTextKind, locales: Value, options: Value): Guest<Value> {
  const tags = withDefault(yield* canonicalLocales(m, locales));
  return formatted(m, time, kind, tags, yield* readOptions(m, options, DATE_OPTIONS));
}

function formatted(m: Machine, time: number, kind: LocaleTextKind, locales: string[], options: HostOptions): string {
  const date = new Date(time);
  const complete: Intl.DateTimeFormatOptions = { timeZone: m.host.timeZone, ...options };
  return fromHost(m, () => {
    if (time !== time) return INVALID;
    if (kind === "date") return date.toLocaleDateString(locales, complete);
    return kind === "time" ? date.toLocaleTimeString(locales, complete) : date.toLocaleString(locales, complete);
  });
}
