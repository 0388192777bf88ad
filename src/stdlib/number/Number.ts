/** Number and Number.prototype (ECMA-262 §21.1). */
import {
  type Args,
  builtin,
  builtinFunction,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
  anyReceiver,
  value,
} from "../../machine/Builtin.ts";
import { prototypeFromConstructor } from "../../machine/operations/prototypeFromConstructor.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { primitiveToNumber, toNumeric } from "../../machine/operations/convert.ts";
import { isLongNumeral } from "../../machine/operations/longNumeral.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { asInteger, converted, optional } from "../conversions.ts";
import { formatNumber } from "../intl/intlNumbers.ts";

const predicate = (name: string, spec: string, holds: (value: Value) => boolean): RowOf =>
  method(name, 1, anyReceiver, spec, (_m, _self, [value]) => holds(value));

// prettier-ignore
export const NumberConstructor = builtinFunction("Number", { length: 1, spec: "sec-number-constructor", prototype: "NumberPrototype", body: construct }, [
  value("EPSILON",           Number.EPSILON,           "sec-number.epsilon"),
  predicate("isFinite",      "sec-number.isfinite",      Number.isFinite),
  predicate("isInteger",     "sec-number.isinteger",     Number.isInteger),
  predicate("isNaN",         "sec-number.isnan",         Number.isNaN),
  predicate("isSafeInteger", "sec-number.issafeinteger", Number.isSafeInteger),
  value("MAX_SAFE_INTEGER",  Number.MAX_SAFE_INTEGER,  "sec-number.max_safe_integer"),
  value("MAX_VALUE",         Number.MAX_VALUE,         "sec-number.max_value"),
  value("MIN_SAFE_INTEGER",  Number.MIN_SAFE_INTEGER,  "sec-number.min_safe_integer"),
  value("MIN_VALUE",         Number.MIN_VALUE,         "sec-number.min_value"),
  value("NaN",               NaN,                      "sec-number.nan"),
  value("NEGATIVE_INFINITY", -Infinity,                "sec-number.negative_infinity"),
  reference("parseFloat",    "parseFloat",             "sec-number.parsefloat"),
  reference("parseInt",      "parseInt",               "sec-number.parseint"),
  value("POSITIVE_INFINITY", Infinity,                 "sec-number.positive_infinity"),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget !== undefined || isObject(args[0]) || isLongNumeral(args[0])) return constructSlow(m, args, newTarget);
  return args.length === 0 ? 0 : typeof args[0] === "bigint" ? Number(args[0]) : primitiveToNumber(m, args[0]);
}
function* constructSlow(m: Machine, args: Args, newTarget: JSObject | undefined): Guest<Value> {
  const number = args.length === 0 ? 0 : Number(yield* toNumeric(m, args[0]));
  if (newTarget === undefined) return number;
  const proto = prototypeFromConstructor(m, newTarget, "NumberPrototype");
  return new JSObject(m.realm.rootShape, isGuest(proto) ? yield* proto : proto, Kind.Number, number);
}

const thisNumber: Receiver<number> = (m, self, name) => {
  if (typeof self === "number") return self;
  if (isObject(self) && self.kind === Kind.Number) return self.data as number;
  return throwTypeError(m, `${name} requires that 'this' be a Number`);
};

// prettier-ignore
export const NumberPrototype = builtin("NumberPrototype", { spec: "sec-properties-of-the-number-prototype-object", make: (m, proto) => new JSObject(m.realm.rootShape, proto, Kind.Number, 0) }, [
  reference("constructor", "Number", "sec-number.prototype.constructor"),
  method("toExponential",  1, thisNumber, "sec-number.prototype.toexponential",  converted([optional(asInteger)], toExponential)),
  method("toFixed",        1, thisNumber, "sec-number.prototype.tofixed",        converted([asInteger], toFixed)),
  method("toLocaleString", 0, thisNumber, "sec-number.prototype.tolocalestring", formatNumber),
  method("toPrecision",    1, thisNumber, "sec-number.prototype.toprecision",    converted([optional(asInteger)], toPrecision)),
  method("toString",       1, thisNumber, "sec-number.prototype.tostring",       converted([optional(asInteger)], toRadix)),
  method("valueOf",        0, thisNumber, "sec-number.prototype.valueof",        (_m, number) => number),
]);

function toExponential(m: Machine, number: number, digits: number | undefined): string {
  if (!Number.isFinite(number)) return String(number);
  if (digits === undefined) return number.toExponential();
  if (!(digits >= 0 && digits <= 100)) throwRangeError(m, "toExponential() argument must be between 0 and 100");
  return number.toExponential(digits);
}

function toFixed(m: Machine, number: number, digits: number): string {
  if (!(digits >= 0 && digits <= 100)) throwRangeError(m, "toFixed() digits argument must be between 0 and 100");
  return number.toFixed(digits);
}

function toPrecision(m: Machine, number: number, precision: number | undefined): string {
  if (precision === undefined || !Number.isFinite(number)) return String(number);
  if (!(precision >= 1 && precision <= 100)) throwRangeError(m, "toPrecision() argument must be between 1 and 100");
  return number.toPrecision(precision);
}

function toRadix(m: Machine, number: number, radix: number | undefined): string {
  if (radix === undefined || radix === 10) return String(number);
  if (!(radix >= 2 && radix <= 36)) throwRangeError(m, "toString() radix argument must be between 2 and 36");
  return number.toString(radix);
}
