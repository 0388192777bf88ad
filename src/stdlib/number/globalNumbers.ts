/** The number functions of the global object (ECMA-262 §19.2): isFinite, isNaN, parseFloat, parseInt. */
import { builtinFunction } from "../../machine/Builtin.ts";
import type { Machine } from "../../machine/Machine.ts";
import { payReading } from "../../machine/operations/longText.ts";
import type { Value } from "../../values/Value.ts";
import { asNumber, asString, converted } from "../conversions.ts";

/** What lies beyond is not read: the digits before it are more than any finite number has. @unit code units */
const LONGEST_READ = 2 ** 20;

// prettier-ignore
export const globalNumbers = [
  builtinFunction("isFinite",   { length: 1, spec: "sec-isfinite-number",           body: converted([asNumber], (_m, _self: Value, number) => Number.isFinite(number)) }),
  builtinFunction("isNaN",      { length: 1, spec: "sec-isnan-number",              body: converted([asNumber], (_m, _self: Value, number) => Number.isNaN(number)) }),
  builtinFunction("parseFloat", { length: 1, spec: "sec-parsefloat-string",         body: converted([asString], (m, _self: Value, text) => parseFloat(leading(m, text))) }),
  builtinFunction("parseInt",   { length: 2, spec: "sec-parseint-string-radix",     body: converted([asString, asNumber], (m, _self: Value, text, radix) => parseInt(leading(m, text), radix)) }),
];

/** The part of a text that can matter: without leading space, and not longer than any finite number. */
function leading(m: Machine, text: string): string {
  payReading(m, text);
  return text.length <= LONGEST_READ ? text : text.trimStart().slice(0, LONGEST_READ);
}
