/** The Date constructor (ECMA-262 §21.4.2, §21.4.3). A Date's internal slot is its time value. */
import { anyReceiver, type Args, builtinFunction, type MaybeGuest, method } from "../../machine/Builtin.ts";
import { prototypeFromConstructor } from "../../machine/operations/prototypeFromConstructor.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { primitiveToNumber, toNumber, toPrimitive, toString } from "../../machine/operations/convert.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { type Components, makeFullYear, timeClip, timeOf } from "./calendar.ts";
import { dateTimeText } from "./dateText.ts";
import { zoneOf } from "./DatePrototype.ts";
import { parseDate } from "./parseDate.ts";

// prettier-ignore
export const DateConstructor = builtinFunction("Date", { length: 7, spec: "sec-date-constructor", prototype: "DatePrototype", body: construct }, [
  method("now",   0, anyReceiver, "sec-date.now",   (m) => now(m)),
  method("parse", 1, anyReceiver, "sec-date.parse", (m, _self, [text]) => eager(parse(m, text))),
  method("UTC",   7, anyReceiver, "sec-date.utc",   (m, _self, args) => eager(utc(m, args))),
]);

const now = (m: Machine): number => Math.floor(m.host.now());

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget === undefined) return dateTimeText(now(m), zoneOf(m));
  return eager(constructDate(m, args, newTarget));
}

function* constructDate(m: Machine, args: Args, newTarget: JSObject): Guest<Value> {
  const time =
    args.length === 0 ? now(m) : args.length === 1 ? yield* timeFromValue(m, args[0]) : yield* localTime(m, args);
  const proto = prototypeFromConstructor(m, newTarget, "DatePrototype");
  return new JSObject(m.realm.rootShape, isGuest(proto) ? yield* proto : proto, Kind.Date, time);
}

function* timeFromValue(m: Machine, value: Value): Guest<number> {
  if (isObject(value) && value.kind === Kind.Date) return value.data as number;
  const primitive = isObject(value) ? yield* toPrimitive(m, value) : value;
  return typeof primitive === "string" ? parseText(m, primitive) : timeClip(primitiveToNumber(m, primitive));
}

function* parse(m: Machine, text: Value): Guest<Value> {
  return parseText(m, yield* toString(m, text));
}
function parseText(m: Machine, text: string): number {
  m.budget -= 10;
  return parseDate(text, zoneOf(m));
}

function* localTime(m: Machine, args: Args): Guest<number> {
  return timeClip(zoneOf(m).toUtc(timeOf(yield* componentsFrom(m, args))));
}
function* utc(m: Machine, args: Args): Guest<Value> {
  return timeClip(timeOf(yield* componentsFrom(m, args)));
}

/** Year (two digits: in the 1900s), month, …; what is missing takes its least value. */
function* componentsFrom(m: Machine, args: Args): Guest<Components> {
  const components: Components = [NaN, 0, 1, 0, 0, 0, 0];
  for (let i = 0; i < components.length && i < Math.max(1, args.length); i++)
    components[i] = yield* toNumber(m, args[i]);
  components[0] = makeFullYear(components[0]);
  return components;
}
