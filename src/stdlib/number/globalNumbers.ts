/** The number functions of the global object (ECMA-262 §19.2): isFinite, isNaN, parseFloat, parseInt. */
import { builtinFunction } from "../../machine/Builtin.ts";
import { textToFloat, textToInteger } from "../../machine/operations/longNumeral.ts";
import type { Value } from "../../values/Value.ts";
import { asNumber, asString, converted } from "../conversions.ts";

// prettier-ignore
export const globalNumbers = [
  builtinFunction("isFinite",   { length: 1, spec: "sec-isfinite-number",           body: converted([asNumber], (_m, _self: Value, number) => Number.isFinite(number)) }),
  builtinFunction("isNaN",      { length: 1, spec: "sec-isnan-number",              body: converted([asNumber], (_m, _self: Value, number) => Number.isNaN(number)) }),
  builtinFunction("parseFloat", { length: 1, spec: "sec-parsefloat-string",         body: converted([asString], (m, _self: Value, text) => textToFloat(m, text)) }),
  builtinFunction("parseInt",   { length: 2, spec: "sec-parseint-string-radix",     body: converted([asString, asNumber], (m, _self: Value, text, radix) => textToInteger(m, text, radix)) }),
];
