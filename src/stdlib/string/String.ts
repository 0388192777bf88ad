/** The String constructor (ECMA-262 §22.1.1, §22.1.2). */
import { builtinFunction, method, type Args, anyReceiver, type MaybeGuest } from "../../machine/Builtin.ts";
import { prototypeFromConstructor } from "../../machine/operations/prototypeFromConstructor.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import {
  lengthOfArrayLike,
  primitiveToNumber,
  primitiveToString,
  toNumber,
  toObject,
  toString,
} from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get } from "../../machine/operations/property.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isLongNumeral } from "../../machine/operations/longNumeral.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { mayPause } from "../conversions.ts";
import { TextBuilder } from "./TextBuilder.ts";

// prettier-ignore
export const StringConstructor = builtinFunction("String", { length: 1, spec: "sec-string-constructor", prototype: "StringPrototype", body: construct }, [
  method("fromCharCode",  1, anyReceiver, "sec-string.fromcharcode",  (m, _self, args) => fromUnits(m, args, (unit) => String.fromCharCode(unit))),
  method("fromCodePoint", 1, anyReceiver, "sec-string.fromcodepoint", (m, _self, args) => fromUnits(m, args, (point) => codePoint(m, point))),
  method("raw",           1, anyReceiver, "sec-string.raw",           (m, _self, args) => raw(m, args)),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  const value = args[0];
  if (newTarget !== undefined) return constructString(m, args, newTarget);
  if (args.length === 0) return "";
  if (typeof value === "symbol") return value.toString();
  return mayPause(value) ? toString(m, value) : primitiveToString(m, value);
}

function* constructString(m: Machine, args: Args, newTarget: JSObject): Guest<Value> {
  const text = args.length === 0 ? "" : yield* toString(m, args[0]);
  const proto = prototypeFromConstructor(m, newTarget, "StringPrototype");
  return new JSObject(m.realm.rootShape, isGuest(proto) ? yield* proto : proto, Kind.String, text);
}

type ToText = (unit: number) => string;

function fromUnits(m: Machine, args: Args, toText: ToText): MaybeGuest<Value> {
  if (args.some((value) => isObject(value) || isLongNumeral(value))) return fromObjects(m, args, toText);
  m.budget -= args.length >> 2;
  let text = "";
  for (let start = 0; start < args.length; start += PORTION) {
    const portion = args.slice(start, start + PORTION);
    text += portion.map((value) => toText(primitiveToNumber(m, value as never))).join("");
  }
  return text;
}
/** Units put together in one go. */
const PORTION = 1024;
function* fromObjects(m: Machine, args: Args, toText: ToText): Guest<Value> {
  const text = new TextBuilder();
  for (const value of args) {
    text.add(toText(yield* toNumber(m, value)));
    if (--m.budget < 0) yield PAUSE;
  }
  return text.whole();
}

function codePoint(m: Machine, point: number): string {
  if (Number.isInteger(point) && point >= 0 && point <= 0x10ffff) return String.fromCodePoint(point);
  return throwRangeError(m, `Invalid code point ${point}`);
}

/** §22.1.2.4. */
function* raw(m: Machine, args: Args): Guest<Value> {
  const cooked = toObject(m, args[0]);
  const literals = toObject(m, yield* get(m, cooked, "raw"));
  const count = yield* lengthOfArrayLike(m, literals);
  const text = new TextBuilder();
  for (let i = 0; i < count; i++) {
    text.add(yield* toString(m, yield* get(m, literals, String(i))));
    if (i + 1 < count && i + 1 < args.length) text.add(yield* toString(m, args[i + 1]));
    if (text.length > MAX_STRING_LENGTH) stringTooLong(m);
    if (--m.budget < 0) yield PAUSE;
  }
  return text.whole();
}
