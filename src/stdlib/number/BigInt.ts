/** BigInt and BigInt.prototype (ECMA-262 §21.2). Conversion to text is charged: it takes more than linear time. */
import {
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  method,
  type MaybeGuest,
  type Receiver,
  reference,
  value,
} from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { bigintTooLarge, bigintToText } from "../../machine/operations/bigintText.ts";
import { toBigInt, toIndex, toPrimitive } from "../../machine/operations/convert.ts";
import { MAX_BIGINT_BITS } from "../../values/bigints.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { asInteger, converted, eager, optional } from "../conversions.ts";
import { formatNumber } from "../intl/intlNumbers.ts";

// prettier-ignore
export const BigIntConstructor = builtinFunction("BigInt", { length: 1, spec: "sec-bigint-constructor", prototype: "BigIntPrototype", body: construct }, [
  method("asIntN",  2, anyReceiver, "sec-bigint.asintn",  (m, _self, args) => eager(wrapped(m, args, BigInt.asIntN))),
  method("asUintN", 2, anyReceiver, "sec-bigint.asuintn", (m, _self, args) => eager(wrapped(m, args, asUintN(m)))),
]);

function construct(m: Machine, _self: Value, [given]: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget !== undefined) throwTypeError(m, "BigInt is not a constructor");
  return eager(convert(m, given));
}

function* convert(m: Machine, given: Value): Guest<Value> {
  const primitive = isObject(given) ? yield* toPrimitive(m, given, "number") : given;
  if (typeof primitive !== "number") return yield* toBigInt(m, primitive);
  if (Number.isInteger(primitive)) return BigInt(primitive);
  return throwRangeError(m, `The number ${primitive} cannot be converted to a BigInt because it is not an integer`);
}

function* wrapped(m: Machine, [bits, given]: Args, wrap: (bits: number, value: bigint) => bigint): Guest<Value> {
  const count = yield* toIndex(m, bits);
  const big = yield* toBigInt(m, given);
  // No value has more bits than the ceiling, so a wider window changes nothing (but the sign, which the caller handles).
  return wrap(Math.min(count, MAX_BIGINT_BITS + 64), big) satisfies bigint;
}

/** A negative value in a window wider than the ceiling would be too large. */
const asUintN = (m: Machine) => (bits: number, value: bigint) =>
  value < 0n && bits > MAX_BIGINT_BITS ? bigintTooLarge(m) : BigInt.asUintN(bits, value);

const thisBigInt: Receiver<bigint> = (m, self, name) => {
  if (typeof self === "bigint") return self;
  if (isObject(self) && self.kind === Kind.BigInt) return self.data as bigint;
  return throwTypeError(m, `${name} requires that 'this' be a BigInt`);
};

// prettier-ignore
export const BigIntPrototype = builtin("BigIntPrototype", { spec: "sec-properties-of-the-bigint-prototype-object" }, [
  reference("constructor", "BigInt", "sec-bigint.prototype.constructor"),
  method("toLocaleString", 0, thisBigInt, "sec-bigint.prototype.tolocalestring", formatNumber),
  method("toString",       0, thisBigInt, "sec-bigint.prototype.tostring",       converted([optional(asInteger)], toRadix)),
  method("valueOf",        0, thisBigInt, "sec-bigint.prototype.valueof",        (_m, big) => big),
  value(symbols.toStringTag, "BigInt", "sec-bigint.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function toRadix(m: Machine, big: bigint, radix = 10): MaybeGuest<Value> {
  if (!(radix >= 2 && radix <= 36)) throwRangeError(m, "toString() radix argument must be between 2 and 36");
  return bigintToText(m, big, radix);
}
