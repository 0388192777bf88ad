/** Math (ECMA-262 §21.3): functions over numbers. The host computes; conversions come first, in order. */
import {
  absent,
  anyReceiver,
  type Args,
  builtin,
  method,
  type MaybeGuest,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { primitiveToNumber, toNumber } from "../../machine/operations/convert.ts";
import { isLongNumeral } from "../../machine/operations/longNumeral.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Primitive, type Value } from "../../values/Value.ts";
import { asNumber, converted } from "../conversions.ts";
import { float16Round } from "./float16.ts";
import { sumPrecise } from "./sumPrecise.ts";

const constant = (name: string, content: number): RowOf => value(name, content, `sec-math.${name.toLowerCase()}`);
const unary = (name: string, body: (x: number) => number): RowOf =>
  method(
    name,
    1,
    anyReceiver,
    `sec-math.${name.toLowerCase()}`,
    converted([asNumber], (_m, _self: Value, x) => body(x)),
  );
const binary = (name: string, body: (x: number, y: number) => number): RowOf =>
  method(
    name,
    2,
    anyReceiver,
    `sec-math.${name.toLowerCase()}`,
    converted([asNumber, asNumber], (_m, _self: Value, x, y) => body(x, y)),
  );
const variadic = (name: string, body: (...numbers: number[]) => number): RowOf =>
  method(name, 2, anyReceiver, `sec-math.${name.toLowerCase()}`, (m, _self, args) => numbers(m, args, body));

// prettier-ignore
export const MathObject = builtin("Math", { spec: "sec-math-object" }, [
  constant("E", Math.E),
  constant("LN10", Math.LN10),
  constant("LN2", Math.LN2),
  constant("LOG10E", Math.LOG10E),
  constant("LOG2E", Math.LOG2E),
  constant("PI", Math.PI),
  constant("SQRT1_2", Math.SQRT1_2),
  constant("SQRT2", Math.SQRT2),
  value(symbols.toStringTag, "Math", "sec-math-%symbol.tostringtag%", Attr.Configurable),
  unary("abs", Math.abs),
  unary("acos", Math.acos),
  unary("acosh", Math.acosh),
  unary("asin", Math.asin),
  unary("asinh", Math.asinh),
  unary("atan", Math.atan),
  unary("atanh", Math.atanh),
  binary("atan2", Math.atan2),
  unary("cbrt", Math.cbrt),
  unary("ceil", Math.ceil),
  unary("clz32", Math.clz32),
  unary("cos", Math.cos),
  unary("cosh", Math.cosh),
  unary("exp", Math.exp),
  unary("expm1", Math.expm1),
  unary("floor", Math.floor),
  unary("fround", Math.fround),
  unary("f16round", float16Round),
  variadic("hypot", Math.hypot),
  binary("imul", Math.imul),
  unary("log", Math.log),
  unary("log1p", Math.log1p),
  unary("log10", Math.log10),
  unary("log2", Math.log2),
  variadic("max", Math.max),
  variadic("min", Math.min),
  binary("pow", (x, y) => x ** y),
  method("random", 0, anyReceiver, "sec-math.random", (m) => m.host.random()),
  unary("round", Math.round),
  unary("sign", Math.sign),
  unary("sin", Math.sin),
  unary("sinh", Math.sinh),
  unary("sqrt", Math.sqrt),
  method("sumPrecise", 1, anyReceiver, "sec-math.sumprecise", (m, _self, [items]) => sumPrecise(m, items)),
  unary("tan", Math.tan),
  unary("tanh", Math.tanh),
  unary("trunc", Math.trunc),
  absent("clamp", "sec-math-object", "not part of ECMAScript: write Math.min(Math.max(x, low), high)"),
]);

function numbers(m: Machine, args: Args, body: (...numbers: number[]) => number): MaybeGuest<Value> {
  if (args.length === 2 && typeof args[0] === "number" && typeof args[1] === "number") return body(args[0], args[1]);
  if (args.some((value) => isObject(value) || isLongNumeral(value))) return fromObjects(m, args, body);
  return folded(
    m,
    args.map((value) => primitiveToNumber(m, value as Primitive)),
    body,
  );
}
function* fromObjects(m: Machine, args: Args, body: (...numbers: number[]) => number): Guest<Value> {
  const converted: number[] = [];
  for (const value of args) converted.push(yield* toNumber(m, value));
  return folded(m, converted, body);
}

/** Arguments of one host call: more would be spread over the host stack. */
const AT_ONCE = 1024;
function folded(m: Machine, values: readonly number[], body: (...numbers: number[]) => number): number {
  m.budget -= values.length >> 3;
  if (values.length <= AT_ONCE) return body(...values);
  const parts: number[] = [];
  for (let i = 0; i < values.length; i += AT_ONCE) parts.push(body(...values.slice(i, i + AT_ONCE)));
  return folded(m, parts, body);
}
