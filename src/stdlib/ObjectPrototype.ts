/** Object.prototype (ECMA-262 §20.1.3). The Annex B accessor `__proto__` and its kin are absent on purpose. */
import { absent, anyReceiver, type Args, builtin, type MaybeGuest, method, reference } from "../machine/Builtin.ts";
import { isCallable } from "../machine/call.ts";
import { CallRequest, type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { toObject, toPropertyKey } from "../machine/operations/convert.ts";
import { get, getOwnProperty, getPrototype, getV, isFar, SLOW, tryGet } from "../machine/operations/property.ts";
import { isArray } from "../machine/operations/proxy.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { symbols } from "../values/symbols.ts";
import { isObject, type Value } from "../values/Value.ts";
import { eager } from "./conversions.ts";

const PROTO = "use Object.getPrototypeOf and Object.setPrototypeOf";
const DEFINE = "use Object.defineProperty";
const LOOKUP = "use Object.getOwnPropertyDescriptor";

// prettier-ignore
export const ObjectPrototype = builtin("ObjectPrototype", { proto: null, spec: "sec-properties-of-the-object-prototype-object" }, [
  reference("constructor", "Object", "sec-object.prototype.constructor"),
  method("hasOwnProperty",       1, anyReceiver,  "sec-object.prototype.hasownproperty",       (m, self, args) => eager(hasOwnProperty(m, self, args))),
  method("isPrototypeOf",        1, anyReceiver,  "sec-object.prototype.isprototypeof",        (m, self, args) => eager(isPrototypeOf(m, self, args))),
  method("propertyIsEnumerable", 1, anyReceiver,  "sec-object.prototype.propertyisenumerable", (m, self, args) => eager(propertyIsEnumerable(m, self, args))),
  method("toLocaleString",       0, anyReceiver,  "sec-object.prototype.tolocalestring",       toLocaleString),
  method("toString",             0, anyReceiver,  "sec-object.prototype.tostring",             objectToString),
  method("valueOf",              0, anyReceiver,  "sec-object.prototype.valueof",              (m, self) => toObject(m, self)),
  absent("__proto__",        "sec-object.prototype.__proto__",        PROTO),
  absent("__defineGetter__", "sec-object.prototype.__defineGetter__", DEFINE),
  absent("__defineSetter__", "sec-object.prototype.__defineSetter__", DEFINE),
  absent("__lookupGetter__", "sec-object.prototype.__lookupGetter__", LOOKUP),
  absent("__lookupSetter__", "sec-object.prototype.__lookupSetter__", LOOKUP),
]);

function* hasOwnProperty(m: Machine, self: Value, [key]: Args): Guest<Value> {
  const propertyKey = yield* toPropertyKey(m, key);
  return (yield* getOwnProperty(m, toObject(m, self), propertyKey)) !== undefined;
}

function* isPrototypeOf(m: Machine, self: Value, [value]: Args): Guest<Value> {
  if (!isObject(value)) return false;
  const object = toObject(m, self);
  let current: JSObject | null = value;
  for (let asked = 1; ; asked++) {
    current = yield* getPrototype(m, current);
    if (current === null) return false;
    if (current === object) return true;
    if (isFar(m, asked)) yield PAUSE;
  }
}

function* propertyIsEnumerable(m: Machine, self: Value, [key]: Args): Guest<Value> {
  const propertyKey = yield* toPropertyKey(m, key);
  const own = yield* getOwnProperty(m, toObject(m, self), propertyKey);
  return own !== undefined && (own.flags & Attr.Enumerable) !== 0;
}

function* toLocaleString(m: Machine, self: Value): Guest<Value> {
  return yield new CallRequest(yield* getV(m, self, "toString"), self, []);
}

const BUILTIN_TAGS: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.Arguments]: "Arguments",
  [Kind.Error]: "Error",
  [Kind.Boolean]: "Boolean",
  [Kind.Number]: "Number",
  [Kind.String]: "String",
  [Kind.Date]: "Date",
  [Kind.RegExp]: "RegExp",
};

export function objectToString(m: Machine, self: Value): MaybeGuest<Value> {
  if (self === undefined) return "[object Undefined]";
  if (self === null) return "[object Null]";
  const object = toObject(m, self);
  const builtinTag = isArray(m, object)
    ? "Array"
    : isCallable(object)
      ? "Function"
      : (BUILTIN_TAGS[object.kind] ?? "Object");
  const tag = tryGet(object, symbols.toStringTag);
  return tag === SLOW ? tagSlow(m, object, builtinTag) : tagged(tag, builtinTag);
}
function* tagSlow(m: Machine, object: JSObject, builtinTag: string): Guest<Value> {
  return tagged(yield* get(m, object, symbols.toStringTag), builtinTag);
}
const tagged = (tag: Value, builtinTag: string): string => `[object ${typeof tag === "string" ? tag : builtinTag}]`;
