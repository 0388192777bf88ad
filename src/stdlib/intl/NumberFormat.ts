/** Intl.NumberFormat and Intl.PluralRules: numbers by locale (ECMA-402 §16, §17). */
import { getter, method } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toNumber, toPrimitive } from "../../machine/operations/convert.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { chargeFormatting, NUMBER_OPTIONS, PLURAL_OPTIONS } from "./intlNumbers.ts";
import { fromHost } from "./intlOptions.ts";
import { boundFunction, intlService, partsArray } from "./service.ts";

/** Decimal texts keep their digits up to this length. @unit code units */
const LONGEST_DECIMAL = 1000;

/** ECMA-402 §16.5.16 ToIntlMathematicalValue: the host reads decimal texts exactly. */
function* mathematicalValue(m: Machine, given: Value): Guest<number | bigint | Intl.StringNumericLiteral> {
  const primitive = yield* toPrimitive(m, given, "number");
  chargeFormatting(m, typeof primitive === "bigint" ? primitive : 0);
  if (typeof primitive === "bigint") return primitive;
  if (typeof primitive === "string" && primitive.length <= LONGEST_DECIMAL && !Number.isNaN(Number(primitive)))
    return primitive.trim() as Intl.StringNumericLiteral;
  return yield* toNumber(m, primitive);
}

function* range(m: Machine, start: Value, end: Value): Guest<[number | bigint, number | bigint]> {
  if (start === undefined || end === undefined) throwTypeError(m, "Invalid argument: a range has a start and an end");
  // The types of the host's library do not know decimal texts as ends of ranges.
  const from = (yield* mathematicalValue(m, start)) as number | bigint;
  return [from, (yield* mathematicalValue(m, end)) as number | bigint];
}

// prettier-ignore
export const numberFormat = intlService<Intl.NumberFormat>({
  name: "NumberFormat",
  callable: true,
  options: NUMBER_OPTIONS,
  make: (_m, locales, options) => new Intl.NumberFormat(locales, options),
  supported: (locales, options) => Intl.NumberFormat.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    getter("format", receiver, spec("format"), (m, data) =>
      boundFunction(m, data, 1, function* ([number]) {
        const operand = yield* mathematicalValue(m, number);
        return fromHost(m, () => data.host.format(operand));
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
    method("formatToParts", 1, receiver, spec("formattoparts"), (m, { host }, [number]) =>
      eager((function* (): Guest<Value> {
        const operand = yield* mathematicalValue(m, number);
        return partsArray(m, fromHost(m, () => host.formatToParts(operand)));
      })())),
  ],
});

/** The types of the host's library do not know the method yet. */
interface RangePlurals extends Intl.PluralRules {
  selectRange(start: number, end: number): string;
}

// prettier-ignore
export const pluralRules = intlService<Intl.PluralRules>({
  name: "PluralRules",
  options: PLURAL_OPTIONS,
  make: (_m, locales, options) => new Intl.PluralRules(locales, options),
  supported: (locales, options) => Intl.PluralRules.supportedLocalesOf(locales, options),
  rows: (receiver, spec) => [
    method("select", 1, receiver, spec("select"), (m, { host }, [number]) =>
      eager((function* (): Guest<Value> {
        const operand = yield* toNumber(m, number);
        return fromHost(m, () => host.select(operand));
      })())),
    method("selectRange", 2, receiver, spec("selectrange"), (m, { host }, [start, end]) =>
      eager((function* (): Guest<Value> {
        if (start === undefined || end === undefined) throwTypeError(m, "Invalid argument: a range has a start and an end");
        const from = yield* toNumber(m, start);
        const to = yield* toNumber(m, end);
        return fromHost(m, () => (host as RangePlurals).selectRange(from, to));
      })())),
  ],
});
