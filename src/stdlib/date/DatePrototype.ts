/** Date.prototype (ECMA-262 §21.4.4): getters and setters from tables of components, and the texts. */
import {
  absent,
  alias,
  anyReceiver,
  type Args,
  builtin,
  method,
  type Receiver,
  reference,
  type RowOf,
} from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { ordinaryToPrimitive, toNumber, toObject, toPrimitive } from "../../machine/operations/convert.ts";
import { get } from "../../machine/operations/property.ts";
import { describe } from "../../machine/operations/describe.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { type Components, componentsOf, MS_PER_MINUTE, timeClip, timeOf, weekDay } from "./calendar.ts";
import { dateText, dateTimeText, INVALID, isoText, timeText, utcText } from "./dateText.ts";
import { localeText } from "./localeText.ts";
import { TimeZone } from "./TimeZone.ts";

/** The program's zone, which remembers offsets: kept in the prototype's otherwise empty internal slot. */
export const zoneOf = (m: Machine): TimeZone => m.realm.intrinsic("DatePrototype").data as TimeZone;

interface DateObject extends JSObject {
  data: number;
}
const thisDate: Receiver<DateObject> = (m, self) =>
  isObject(self) && self.kind === Kind.Date ? (self as DateObject) : throwTypeError(m, "this is not a Date object.");

/** A getter of the local component and its UTC twin. */
const getters = (name: string, read: (local: number) => number): RowOf[] =>
  [true, false].map((local) =>
    dateMethod(`get${local ? "" : "UTC"}${name}`, (m, time) => read(local ? zoneOf(m).toLocal(time) : time)),
  );
const component = (name: string, index: number): RowOf[] => getters(name, (time) => componentsOf(time)[index]!);

/** A method that is NaN on an invalid date. */
const dateMethod = (name: string, read: (m: Machine, time: number) => number): RowOf =>
  method(name, 0, thisDate, `sec-date.prototype.${name.toLowerCase()}`, (m, { data: time }) =>
    time === time ? read(m, time) : NaN,
  );

/** A setter of up to `count` components from `first` on, and its UTC twin. */
const setters = (name: string, first: number, count: number): RowOf[] =>
  [true, false].map((local) => {
    const key = `set${local ? "" : "UTC"}${name}`;
    return method(key, count, thisDate, `sec-date.prototype.${key.toLowerCase()}`, (m, date, args) =>
      eager(setComponents(m, date, args, first, count, local)),
    );
  });

const text = (name: string, body: (time: number, zone: TimeZone) => string): RowOf =>
  method(name, 0, thisDate, `sec-date.prototype.${name.toLowerCase()}`, (m, { data: time }) =>
    time === time ? body(time, zoneOf(m)) : INVALID,
  );
const locale = (name: string, kind: "date" | "time" | "all"): RowOf =>
  method(name, 0, thisDate, `sec-date.prototype.${name.toLowerCase()}`, (m, { data: time }, args) =>
    localeText(m, time, kind, args),
  );

const TWO_DIGITS = "two-digit years are not part of this library: use getFullYear and setFullYear";

// prettier-ignore
export const DatePrototype = builtin("DatePrototype", { spec: "sec-properties-of-the-date-prototype-object", make: (m, proto) => new JSObject(m.realm.rootShape, proto, Kind.Ordinary, new TimeZone(m.host.timeZone)) }, [
  reference("constructor", "Date", "sec-date.prototype.constructor"),
  ...component("Date", 2),
  ...getters("Day", weekDay),
  ...component("FullYear", 0),
  ...component("Hours", 3),
  ...component("Milliseconds", 6),
  ...component("Minutes", 4),
  ...component("Month", 1),
  ...component("Seconds", 5),
  dateMethod("getTime", (_m, time) => time),
  dateMethod("getTimezoneOffset", (m, time) => -zoneOf(m).offsetAt(time) / MS_PER_MINUTE + 0),
  ...setters("Date", 2, 1),
  ...setters("FullYear", 0, 3),
  ...setters("Hours", 3, 4),
  ...setters("Milliseconds", 6, 1),
  ...setters("Minutes", 4, 3),
  ...setters("Month", 1, 2),
  ...setters("Seconds", 5, 2),
  method("setTime", 1, thisDate, "sec-date.prototype.settime", (m, date, [time]) => eager(setTime(m, date, time))),
  text("toDateString", dateText),
  method("toISOString", 0, thisDate, "sec-date.prototype.toisostring", (m, { data: time }) => (time === time ? isoText(time) : throwRangeError(m, "Invalid time value"))),
  method("toJSON", 1, anyReceiver, "sec-date.prototype.tojson", (m, self) => eager(toJSON(m, self))),
  locale("toLocaleDateString", "date"),
  locale("toLocaleString", "all"),
  locale("toLocaleTimeString", "time"),
  text("toString", dateTimeText),
  text("toTimeString", timeText),
  text("toUTCString", utcText),
  alias("toGMTString", "toUTCString", "sec-date.prototype.togmtstring"),
  dateMethod("valueOf", (_m, time) => time),
  method(symbols.toPrimitive, 1, anyReceiver, "sec-date.prototype-%symbol.toprimitive%", (m, self, [hint]) => eager(datePrimitive(m, self, hint)), Attr.Configurable),
  absent("getYear", "sec-date.prototype.getyear", TWO_DIGITS),
  absent("setYear", "sec-date.prototype.setyear", TWO_DIGITS),
]);

function* setComponents(
  m: Machine,
  date: DateObject,
  args: Args,
  first: number,
  count: number,
  local: boolean,
): Guest<Value> {
  const before = date.data;
  const given: number[] = [];
  for (let i = 0; i < count && i < Math.max(1, args.length); i++) given.push(yield* toNumber(m, args[i]));
  // Only a year can make an invalid date valid.
  if (before !== before && first !== 0) return NaN;
  const zone = zoneOf(m);
  const components: Components = componentsOf(before !== before ? 0 : local ? zone.toLocal(before) : before);
  given.forEach((value, i) => (components[first + i] = value));
  const time = timeOf(components);
  return (date.data = timeClip(local ? zone.toUtc(time) : time));
}

function* setTime(m: Machine, date: DateObject, time: Value): Guest<Value> {
  return (date.data = timeClip(yield* toNumber(m, time)));
}

/** §21.4.4.37: generic, through the object's own `toISOString`. */
function* toJSON(m: Machine, self: Value): Guest<Value> {
  const object = toObject(m, self);
  const time = yield* toPrimitive(m, object, "number");
  if (typeof time === "number" && !Number.isFinite(time)) return null;
  const toISOString = yield* get(m, object, "toISOString");
  if (!isCallable(toISOString)) return throwTypeError(m, "toISOString is not a function");
  return yield new CallRequest(toISOString, object, []);
}

function* datePrimitive(m: Machine, self: Value, hint: Value): Guest<Value> {
  if (!isObject(self))
    return throwTypeError(m, `Date.prototype [ @@toPrimitive ] called on non-object: ${describe(self)}`);
  if (hint === "string" || hint === "default") return yield* ordinaryToPrimitive(m, self, "string");
  if (hint === "number") return yield* ordinaryToPrimitive(m, self, "number");
  return throwTypeError(m, `Invalid hint: ${isObject(hint) ? describe(hint) : String(hint)}`);
}
