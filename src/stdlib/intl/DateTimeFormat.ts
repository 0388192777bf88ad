/** Intl.DateTimeFormat and Intl.RelativeTimeFormat: times by locale (ECMA-402 §11, §18). */
import { getter, method } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toNumber, toString } from "../../machine/operations/convert.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { DATE_OPTIONS } from "../date/localeText.ts";
import { fromHost, type OptionTable } from "./intlOptions.ts";
import { boundFunction, intlService, partsArray } from "./service.ts";

const FORMATTING = 40;

/** Now, unless a time is given. */
function* timeOf(m: Machine, given: Value): Guest<number> {
  m.budget -= FORMATTING;
  return given === undefined ? Math.floor(m.host.now()) : yield* toNumber(m, given);
}

function* range(m: Machine, start: Value, end: Value): Guest<[number, number]> {
  if (start === undefined || end === undefined) throwTypeError(m, "Invalid argument: a range has a start and an end");
  const from = yield* timeOf(m, start);
  return [from, yield* timeOf(m, end)];
}

// prettier-ignore
export const dateTimeFormat = intlService<Intl.DateTimeFormat>({
  name: "DateTimeFormat",
  callable: true,
  options: DATE_OPTIONS,
  make: (m, locales, options) => new Intl.DateTimeFormat(locales, { timeZone: m.host.timeZone, ...options }),
  supported: (locales, options) => Intl.DateTimeFormat.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    getter("format", receiver, spec("format"), (m, data) =>
      boundFunction(m, data, 1, function* ([date]) {
        const time = yield* timeOf(m, date);
        return fromHost(m, () => data.host.format(time));
      })),
    method("formatRange", 2, receiver, spec("formatrange"), (m, { host }, [start, end]) =>
      eager((function* (): Guest<Value> {
        const [from, to] = yield* range(m, start, end);
        return fromHost(m, () => host.formatRange(from, to));
      })())),
    method("formatRangeToParts", 2, receiver, spec("formatrangetoparts"), (m, { host }, [start, end]) =>
      eager((function* (): Guest<Value> {
        const [from, to] = yield* range(m, start, end);
        return partsArray(m, fromHost(m, () => host.formatRangeToParts(from, to)));
      })())),
    method("formatToParts", 1, receiver, spec("formattoparts"), (m, { host }, [date]) =>
      eager((function* (): Guest<Value> {
        const time = yield* timeOf(m, date);
        return partsArray(m, fromHost(m, () => host.formatToParts(time)));
      })())),
  ],
});

const RELATIVE_OPTIONS: OptionTable = {
  localeMatcher: "string",
  numberingSystem: "string",
  style: "string",
  numeric: "string",
};

function* amountAndUnit(m: Machine, value: Value, unit: Value): Guest<[number, Intl.RelativeTimeFormatUnit]> {
  m.budget -= FORMATTING;
  const amount = yield* toNumber(m, value);
  // The host refuses what is no unit.
  return [amount, (yield* toString(m, unit)) as Intl.RelativeTimeFormatUnit];
}

// prettier-ignore
export const relativeTimeFormat = intlService<Intl.RelativeTimeFormat>({
  name: "RelativeTimeFormat",
  options: RELATIVE_OPTIONS,
  make: (_m, locales, options) => new Intl.RelativeTimeFormat(locales, options),
  supported: (locales, options) => Intl.RelativeTimeFormat.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    method("format", 2, receiver, spec("format"), (m, { host }, [value, unit]) =>
      eager((function* (): Guest<Value> {
        const [amount, of] = yield* amountAndUnit(m, value, unit);
        return fromHost(m, () => host.format(amount, of));
      })())),
    method("formatToParts", 2, receiver, spec("formattoparts"), (m, { host }, [value, unit]) =>
      eager((function* (): Guest<Value> {
        const [amount, of] = yield* amountAndUnit(m, value, unit);
        return partsArray(m, fromHost(m, () => host.formatToParts(amount, of)));
      })())),
  ],
});
