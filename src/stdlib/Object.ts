/** Object and its static methods (ECMA-262 §20.1). Rows in the order of the specification; bodies below in the same order. */
import { anyReceiver, type Args, builtinFunction, type MaybeGuest, method } from "../machine/Builtin.ts";
import { prototypeFromConstructor } from "../machine/operations/prototypeFromConstructor.ts";
import { throwTypeError } from "../machine/errors.ts";
import { type Guest, isGuest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { sameValue } from "../machine/operations/compare.ts";
import { toObject, toPropertyKey } from "../machine/operations/convert.ts";
import { append, arrayCreate, createArrayFromList, ordinaryObjectCreate } from "../machine/operations/create.ts";
import { describe } from "../machine/operations/describe.ts";
import { type PropertyDescriptor, toDescriptor } from "../machine/operations/descriptor.ts";
import { fromPropertyDescriptor, toPropertyDescriptor } from "../machine/operations/descriptorObject.ts";
import { exotics } from "../machine/operations/exotic.ts";
import { forEachOf } from "../machine/operations/iterate.ts";
import { createDataProperty, getOwn, ownKeysOf } from "../machine/operations/ordinary.ts";
import {
  createDataPropertyOrThrow,
  definePropertyOrThrow,
  get,
  getOwnProperty,
  getPrototype,
  isExtensible,
  ownKeys,
  preventExtensions,
  setOrThrow,
  setPrototype,
  trySet,
} from "../machine/operations/property.ts";
import {
  arrayIndex,
  type DenseArray,
  elementOf,
  isDenseArray,
  isSparseArray,
  type SparseArray,
} from "../values/arrays.ts";
import { Accessor, addProperty, type JSObject, ownProperties, readSlot } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { MapWalk } from "../values/MapData.ts";
import type { Property, ShapeKey } from "../values/Shape.ts";
import { HOLE, isObject, type PropertyKey, type Value } from "../values/Value.ts";
import { hasManyProperties } from "./enumerableKeys.ts";
import { eager } from "./conversions.ts";
import { groupBy } from "./groupBy.ts";
import { setIntegrityLevel, testIntegrityLevel } from "./integrity.ts";

// prettier-ignore
export const ObjectConstructor = builtinFunction("Object", { length: 1, prototype: "ObjectPrototype", spec: "sec-object-constructor", body: construct }, [
  method("assign",                    2, anyReceiver, "sec-object.assign",                    (m, _self, args) => assign(m, args)),
  method("create",                    2, anyReceiver, "sec-object.create",                    (m, _self, args) => create(m, args)),
  method("defineProperties",          2, anyReceiver, "sec-object.defineproperties",          (m, _self, [object, properties]) => defineProperties(m, requireObject(m, object, "Object.defineProperties"), properties)),
  method("defineProperty",            3, anyReceiver, "sec-object.defineproperty",            (m, _self, args) => defineProperty(m, args)),
  method("entries",                   1, anyReceiver, "sec-object.entries",                   (m, _self, [value]) => enumerable(m, toObject(m, value), "entries")),
  method("freeze",                    1, anyReceiver, "sec-object.freeze",                    (m, _self, [value]) => restrict(m, value, "freeze")),
  method("fromEntries",               1, anyReceiver, "sec-object.fromentries",               (m, _self, [iterable]) => fromEntries(m, iterable)),
  method("getOwnPropertyDescriptor",  2, anyReceiver, "sec-object.getownpropertydescriptor",  (m, _self, args) => getOwnPropertyDescriptor(m, args)),
  method("getOwnPropertyDescriptors", 1, anyReceiver, "sec-object.getownpropertydescriptors", (m, _self, [value]) => getOwnPropertyDescriptors(m, value)),
  method("getOwnPropertyNames",       1, anyReceiver, "sec-object.getownpropertynames",       (m, _self, [value]) => ownKeysOfType(m, value, "string")),
  method("getOwnPropertySymbols",     1, anyReceiver, "sec-object.getownpropertysymbols",     (m, _self, [value]) => ownKeysOfType(m, value, "symbol")),
  method("getPrototypeOf",            1, anyReceiver, "sec-object.getprototypeof",            (m, _self, [value]) => getPrototypeOf(m, toObject(m, value))),
  method("groupBy",                   2, anyReceiver, "sec-object.groupby",                   (m, _self, [items, callback]) => groupObject(m, items, callback)),
  method("hasOwn",                    2, anyReceiver, "sec-object.hasown",                    (m, _self, [value, key]) => hasOwn(m, toObject(m, value), key)),
  method("is",                        2, anyReceiver, "sec-object.is",                        (_m, _self, [a, b]) => sameValue(a, b)),
  method("isExtensible",              1, anyReceiver, "sec-object.isextensible",              (m, _self, [value]) => isObject(value) && eager(isExtensible(m, value))),
  method("isFrozen",                  1, anyReceiver, "sec-object.isfrozen",                  (m, _self, [value]) => !isObject(value) || eager(testIntegrityLevel(m, value, "frozen"))),
  method("isSealed",                  1, anyReceiver, "sec-object.issealed",                  (m, _self, [value]) => !isObject(value) || eager(testIntegrityLevel(m, value, "sealed"))),
  method("keys",                      1, anyReceiver, "sec-object.keys",                      (m, _self, [value]) => enumerable(m, toObject(m, value), "keys")),
  method("preventExtensions",         1, anyReceiver, "sec-object.preventextensions",         (m, _self, [value]) => restrict(m, value, "preventExtensions")),
  method("seal",                      1, anyReceiver, "sec-object.seal",                      (m, _self, [value]) => restrict(m, value, "seal")),
  method("setPrototypeOf",            2, anyReceiver, "sec-object.setprototypeof",            (m, _self, [value, proto]) => setPrototypeOf(m, value, proto)),
  method("values",                    1, anyReceiver, "sec-object.values",                    (m, _self, [value]) => enumerable(m, toObject(m, value), "values")),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget !== undefined && newTarget !== m.realm.intrinsic("Object")) {
    const proto = prototypeFromConstructor(m, newTarget, "ObjectPrototype");
    return isGuest(proto) ? createWith(m, proto) : ordinaryObjectCreate(m, proto);
  }
  const [value] = args;
  return value === undefined || value === null ? ordinaryObjectCreate(m) : toObject(m, value);
}
function* createWith(m: Machine, proto: Guest<JSObject>): Guest<Value> {
  return ordinaryObjectCreate(m, yield* proto);
}

const requireObject = (m: Machine, value: Value, name: string): JSObject =>
  isObject(value) ? value : throwTypeError(m, `${name} called on non-object`);

function assign(m: Machine, args: Args): MaybeGuest<Value> {
  const target = toObject(m, args[0]);
  for (let i = 1; i < args.length; i++) {
    const source = args[i];
    if (source === undefined || source === null) continue;
    const from = toObject(m, source);
    const done = isPlain(from) && !hasManyProperties(from) ? assignPlain(m, target, from) : 0;
    if (done >= 0) return assignSlow(m, target, args, i, done);
  }
  return target;
}

/** No proxy and no tool reference: own properties can be listed and read without guest code, but for getters. */
const isPlain = (object: JSObject): boolean => object.kind !== Kind.Proxy && object.kind !== Kind.ToolReference;

/** Copies as far as no guest code runs; the index of the key at which the exact form must go on, or -1 when done. */
function assignPlain(m: Machine, target: JSObject, from: JSObject): number {
  const keys = ownKeysOf(from);
  m.budget -= keys.length;
  m.allocated += 32 * keys.length;
  for (let i = 0; i < keys.length; i++) if (!assignKey(m, target, from, keys[i]!)) return i;
  return -1;
}

/** Copies one property of a plain object; false where guest code must do it. */
function assignKey(m: Machine, target: JSObject, from: JSObject, key: PropertyKey): boolean {
  const own = getOwn(m, from, key);
  if (own === undefined || (own.flags & Attr.Enumerable) === 0) return true;
  return !(own.content instanceof Accessor) && trySet(target, key, own.content) === true;
}

function* assignSlow(m: Machine, target: JSObject, args: Args, first: number, skip: number): Guest<Value> {
  let start = skip;
  m.keep(target);
  for (let i = first; i < args.length; i++) {
    const source = args[i];
    if (source === undefined || source === null) continue;
    const from = toObject(m, source);
    const keys = m.keep(yield* ownKeys(m, from));
    for (let k = start; k < keys.length; k++) {
      const key = keys[k]!;
      m.allocated += 32;
      if (--m.budget < 0) yield PAUSE;
      if (isPlain(from) && assignKey(m, target, from, key)) continue;
      const own = yield* getOwnProperty(m, from, key);
      if (own !== undefined && (own.flags & Attr.Enumerable) !== 0)
        yield* setOrThrow(m, target, key, yield* get(m, from, key));
    }
    start = 0;
  }
  return target;
}

function create(m: Machine, [proto, properties]: Args): MaybeGuest<Value> {
  if (!isObject(proto) && proto !== null)
    return throwTypeError(m, `Object prototype may only be an Object or null: ${describe(proto)}`);
  const object = ordinaryObjectCreate(m, proto);
  return properties === undefined ? object : defineProperties(m, object, properties);
}

function* defineProperties(m: Machine, object: JSObject, properties: Value): Guest<JSObject> {
  const source = toObject(m, properties);
  const descriptors: [PropertyKey, PropertyDescriptor][] = [];
  for (const key of yield* ownKeys(m, source)) {
    if (--m.budget < 0) yield PAUSE;
    const own = yield* getOwnProperty(m, source, key);
    if (own !== undefined && (own.flags & Attr.Enumerable) !== 0)
      descriptors.push([key, yield* toPropertyDescriptor(m, yield* get(m, source, key))]);
  }
  for (const [key, descriptor] of descriptors) yield* definePropertyOrThrow(m, object, key, descriptor);
  return object;
}

function* defineProperty(m: Machine, [value, key, attributes]: Args): Guest<Value> {
  const object = requireObject(m, value, "Object.defineProperty");
  const propertyKey = yield* toPropertyKey(m, key);
  yield* definePropertyOrThrow(m, object, propertyKey, yield* toPropertyDescriptor(m, attributes));
  return object;
}

type Listing = "keys" | "values" | "entries";

/** §7.3.23 EnumerableOwnProperties, as an array. */
function enumerable(m: Machine, object: JSObject, listing: Listing): MaybeGuest<Value> {
  if (!isPlain(object)) return enumerableSlow(m, object, listing);
  if (hasManyProperties(object))
    return isDenseArray(object) || (isSparseArray(object) && object.data.isPlain)
      ? enumerableElements(m, object, listing)
      : enumerableLong(m, object, listing);
  const list: Value[] = [];
  if (listNamed(m, object, listing, list)) return createArrayFromList(m, list);
  list.length = 0;
  const keys = ownKeysOf(object);
  m.budget -= keys.length >> 1;
  m.allocated += keys.length * (listing === "entries" ? 180 : 24);
  for (const key of keys) {
    if (typeof key === "symbol") continue;
    const own = getOwn(m, object, key);
    if (own === undefined || (own.flags & Attr.Enumerable) === 0) continue;
    if (listing === "keys") list.push(key);
    else if (own.content instanceof Accessor) return enumerableSlow(m, object, listing);
    else list.push(listing === "values" ? own.content : createArrayFromList(m, [key, own.content]));
  }
  return createArrayFromList(m, list);
}

/** Objects with nothing but named data properties, straight from their shape; false where the list is not all. */
function listNamed(m: Machine, object: JSObject, listing: Listing, list: Value[]): boolean {
  if (exotics[object.kind] !== undefined) return false;
  const properties = ownProperties(object);
  m.budget -= properties.size >> 2;
  m.allocated += properties.size * (listing === "entries" ? 180 : 24);
  for (const [key, property] of properties) if (!listOne(m, object, key, property, listing, list)) return false;
  return true;
}

function listOne(
  m: Machine,
  object: JSObject,
  key: ShapeKey,
  property: Property,
  listing: Listing,
  list: Value[],
): boolean {
  if (typeof key !== "string" || (property.flags & Attr.Enumerable) === 0) return true;
  if (arrayIndex(key) >= 0 || (property.flags & Attr.Accessor) !== 0) return false;
  if (listing === "keys") list.push(key);
  else {
    const value = readSlot(object, property.index) as Value;
    list.push(listing === "values" ? value : createArrayFromList(m, [key, value]));
  }
  return true;
}

/** The same with pauses, for objects with many names. No guest code runs in between. */
function* enumerableLong(m: Machine, object: JSObject, listing: Listing): Guest<Value> {
  if (exotics[object.kind] !== undefined) return yield* enumerableSlow(m, object, listing);
  const result = m.keep(arrayCreate(m, 0));
  const list: Value[] = [];
  for (const [key, property] of ownProperties(object)) {
    m.allocated += listing === "entries" ? 180 : 24;
    if (--m.budget < 0) yield PAUSE;
    if (!listOne(m, object, key, property, listing, list)) return yield* enumerableSlow(m, object, listing);
    if (list.length > 0) append(m, result, list.pop() as Value);
  }
  return result;
}

/** A long array: its elements in portions, then what else it has. No guest code runs in between. */
function* enumerableElements(m: Machine, array: DenseArray | SparseArray, listing: Listing): Guest<Value> {
  const result = m.keep(arrayCreate(m, 0));
  const add = (key: string, value: Value): void => {
    m.allocated += listing === "entries" ? 200 : 40;
    append(m, result, listing === "keys" ? key : listing === "values" ? value : createArrayFromList(m, [key, value]));
  };
  const end = isDenseArray(array) ? array.data.length : array.data.filled;
  for (let i = 0; i < end; i++) {
    if (--m.budget < 0) yield PAUSE;
    const value = elementOf(array, i);
    if (value !== HOLE) add(String(i), value);
  }
  for (const [key, property] of ownProperties(array))
    if (typeof key === "string" && (property.flags & Attr.Enumerable) !== 0) add(key, yield* get(m, array, key));
  return result;
}

function* enumerableSlow(m: Machine, object: JSObject, listing: Listing): Guest<Value> {
  if (object.kind === Kind.ToolReference && listing !== "keys")
    throwTypeError(
      m,
      `Object.${listing} does not work on tools: use Object.keys for their names, or search() to find one`,
    );
  const list: Value[] = m.keep([]);
  for (const key of yield* ownKeys(m, object)) {
    if (--m.budget < 0) yield PAUSE;
    if (typeof key === "symbol") continue;
    const own = yield* getOwnProperty(m, object, key);
    if (own === undefined || (own.flags & Attr.Enumerable) === 0) continue;
    if (listing === "keys") list.push(key);
    else {
      const value = yield* get(m, object, key);
      list.push(listing === "values" ? value : createArrayFromList(m, [key, value]));
    }
  }
  return createArrayFromList(m, list);
}

function* fromEntries(m: Machine, iterable: Value): Guest<Value> {
  if (iterable === undefined || iterable === null) return throwTypeError(m, `${String(iterable)} is not iterable`);
  const object = m.keep(ordinaryObjectCreate(m));
  yield* forEachOf(m, iterable, (entry) => addEntry(m, object, entry));
  return object;
}
function addEntry(m: Machine, object: JSObject, entry: Value): MaybeGuest<void> {
  if (!isObject(entry) || !isDenseArray(entry)) return eager(addEntrySlow(m, object, entry));
  const [key, value] = entry.data;
  if (entry.data.length < 2 || isObject(key as Value) || key === HOLE || value === HOLE)
    return eager(addEntrySlow(m, object, entry));
  m.allocated += 64;
  createDataProperty(m, object, typeof key === "symbol" ? key : String(key), value as Value);
}
function* addEntrySlow(m: Machine, object: JSObject, entry: Value): Guest<void> {
  if (!isObject(entry)) return throwTypeError(m, `Iterator value ${describe(entry)} is not an entry object`);
  const key = yield* get(m, entry, "0");
  const value = yield* get(m, entry, "1");
  yield* createDataPropertyOrThrow(m, object, yield* toPropertyKey(m, key), value);
}

function* getOwnPropertyDescriptor(m: Machine, [value, key]: Args): Guest<Value> {
  const object = toObject(m, value);
  const own = yield* getOwnProperty(m, object, yield* toPropertyKey(m, key));
  return own === undefined ? undefined : fromPropertyDescriptor(m, toDescriptor(own));
}

function* getOwnPropertyDescriptors(m: Machine, value: Value): Guest<Value> {
  const object = toObject(m, value);
  const result = ordinaryObjectCreate(m);
  for (const key of yield* ownKeys(m, object)) {
    if (--m.budget < 0) yield PAUSE;
    const own = yield* getOwnProperty(m, object, key);
    if (own !== undefined)
      yield* createDataPropertyOrThrow(m, result, key, fromPropertyDescriptor(m, toDescriptor(own)));
  }
  return result;
}

function* ownKeysOfType(m: Machine, value: Value, type: "string" | "symbol"): Guest<Value> {
  const keys = yield* ownKeys(m, toObject(m, value));
  m.budget -= keys.length;
  return createArrayFromList(
    m,
    keys.filter((key) => typeof key === type),
  );
}

function getPrototypeOf(m: Machine, object: JSObject): MaybeGuest<Value> {
  return object.kind === Kind.Proxy ? getPrototype(m, object) : object.proto;
}

function* groupObject(m: Machine, items: Value, callback: Value): Guest<Value> {
  const object = m.keep(ordinaryObjectCreate(m, null));
  const groups = yield* groupBy(m, items, callback, "Object.groupBy", (key) => toPropertyKey(m, key));
  for (const walk = new MapWalk(groups); walk.advance();) {
    if (--m.budget < 0) yield PAUSE;
    addProperty(object, walk.key, Attr.All, createArrayFromList(m, walk.value));
  }
  return object;
}

function hasOwn(m: Machine, object: JSObject, key: Value): MaybeGuest<Value> {
  if (isPlain(object) && !isObject(key))
    return getOwn(m, object, typeof key === "symbol" ? key : String(key)) !== undefined;
  return hasOwnSlow(m, object, key);
}
export function* hasOwnSlow(m: Machine, object: JSObject, key: Value): Guest<boolean> {
  return (yield* getOwnProperty(m, object, yield* toPropertyKey(m, key))) !== undefined;
}

const REFUSED = {
  freeze: "Cannot freeze",
  seal: "Cannot seal",
  preventExtensions: "Cannot prevent extensions",
} as const;

function restrict(m: Machine, value: Value, how: keyof typeof REFUSED): MaybeGuest<Value> {
  return isObject(value) ? eager(restrictObject(m, value, how)) : value;
}
function* restrictObject(m: Machine, object: JSObject, how: keyof typeof REFUSED): Guest<Value> {
  if (how === "freeze" && object.kind === Kind.TypedArray && (object.data as { length: number }).length > 0)
    throwTypeError(m, "Cannot freeze array buffer views with elements");
  const done =
    how === "preventExtensions"
      ? yield* preventExtensions(m, object)
      : yield* setIntegrityLevel(m, object, how === "freeze" ? "frozen" : "sealed");
  return done ? object : throwTypeError(m, REFUSED[how]);
}

function* setPrototypeOf(m: Machine, value: Value, proto: Value): Guest<Value> {
  if (value === undefined || value === null) throwTypeError(m, "Object.setPrototypeOf called on null or undefined");
  if (!isObject(proto) && proto !== null)
    return throwTypeError(m, `Object prototype may only be an Object or null: ${describe(proto)}`);
  if (!isObject(value)) return value;
  if (yield* setPrototype(m, value, proto)) return value;
  if (value === m.realm.objectPrototype)
    return throwTypeError(m, "Immutable prototype object 'Object.prototype' cannot have their prototype set");
  return throwTypeError(
    m,
    (yield* isExtensible(m, value)) ? "Cyclic __proto__ value" : `${describe(value)} is not extensible`,
  );
}
