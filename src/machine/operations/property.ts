/**
 * Property access on any object (ECMA-262 §7.3, §10.1.8, §10.1.9): plain functions for what runs no guest code (`tryGet`,
 * `trySet`), host generators for the rest (accessors, proxies).
 */
import { type DenseArray, elementOf, type SparseElements } from "../../values/arrays.ts";
import { Accessor, addProperty, type JSObject, ownProperty, readSlot, writeSlot } from "../../values/JSObject.ts";
import { Attr, Flag, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { HOLE, isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { isCallable } from "../call.ts";
import { throwTypeError } from "../errors.ts";
import { CallRequest, type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { toNumber, toObject } from "./convert.ts";
import { describe, describeKey } from "./describe.ts";
import type { OwnProperty, PropertyDescriptor } from "./descriptor.ts";
import { exotics } from "./exotic.ts";
import { hasManyKeys, manyKeys } from "./manyKeys.ts";
import { createDataProperty, defineOwn, deleteOwn, getOwn, ownKeysOf, preventExtensionsOf } from "./ordinary.ts";
import * as proxy from "./proxy.ts";
import { refuseWrite } from "./refusals.ts";

/** Only guest code (or a tool path lookup) can answer, or the way there is long: use the generator form. */
export const SLOW: unique symbol = Symbol("slow");

/** Objects of a prototype chain that are asked at once. */
const MOST_AT_ONCE = 1_000;

/** Pays for the way up a prototype chain; true when it is time for a pause. */
export function isFar(m: Machine, objects: number): boolean {
  return (objects & 63) === 0 && (m.budget -= 16) < 0;
}

/** [[Get]] as far as no guest code runs. */
export function tryGet(object: JSObject, key: PropertyKey): Value | typeof SLOW {
  let current: JSObject | null = object;
  let left = MOST_AT_ONCE;
  do {
    if (--left < 0) return SLOW;
    const exotic = exotics[current.kind];
    if (exotic !== undefined) {
      const own = exotic.getOwn(current, key);
      if (own === null) {
        if (exotic.endsLookup === true) return undefined;
        current = current.proto;
        continue;
      }
      if (own !== undefined) return content(own.content);
    } else if (current.kind === Kind.Proxy || current.kind === Kind.ToolReference) return SLOW;
    const property = ownProperty(current, key);
    if (property !== undefined) return content(readSlot(current, property.index));
    current = current.proto;
  } while (current !== null);
  return undefined;
}

const content = (slot: Value | Accessor): Value | typeof SLOW =>
  slot instanceof Accessor ? (slot.get === undefined ? undefined : SLOW) : slot;

/**
 * The accessor that reading or writing the property meets, when no proxy and no exotic object is on the way and that is not
 * long; else null.
 */
export function accessorOf(object: JSObject, key: PropertyKey): Accessor | null {
  let left = MOST_AT_ONCE;
  for (let current: JSObject | null = object; current !== null; current = current.proto) {
    if (
      --left < 0 ||
      exotics[current.kind] !== undefined ||
      current.kind === Kind.Proxy ||
      current.kind === Kind.ToolReference
    )
      return null;
    const property = ownProperty(current, key);
    if (property === undefined) continue;
    const slot = readSlot(current, property.index);
    return slot instanceof Accessor ? slot : null;
  }
  return null;
}

/** §10.1.8 [[Get]]. */
export function* get(m: Machine, object: JSObject, key: PropertyKey, receiver: Value = object): Guest<Value> {
  const quick = tryGet(object, key);
  if (quick !== SLOW) return quick;
  let asked = 0;
  for (let current: JSObject | null = object; current !== null; current = current.proto) {
    if (isFar(m, ++asked)) yield PAUSE;
    if (current.kind === Kind.Proxy) return yield* proxy.get(m, current, key, receiver);
    if (current.kind === Kind.ToolReference) return toolChild(m, current, key);
    const own = getOwn(m, current, key);
    if (own === undefined) continue;
    if (!(own.content instanceof Accessor)) return own.content;
    const getter = own.content.get;
    return getter === undefined ? undefined : yield new CallRequest(getter, receiver, []);
  }
  return undefined;
}

const toolChild = (m: Machine, reference: JSObject, key: PropertyKey): Value =>
  typeof key === "string" ? m.host.toolMember(m, reference, key) : undefined;

/** §7.3.3 GetV: also of primitives. */
export function* getV(m: Machine, value: Value, key: PropertyKey): Guest<Value> {
  if (value === undefined || value === null) {
    if (key === symbols.iterator) return throwNotIterable(m, value);
    return throwTypeError(m, `Cannot read properties of ${value} (reading '${describeKey(key)}')`);
  }
  return yield* get(m, isObject(value) ? value : toObject(m, value), key, value);
}

/** V8's words for what built-ins cannot iterate. */
export function throwNotIterable(m: Machine, value: Value): never {
  const shown = value === undefined || isObject(value) ? typeof value : `${typeof value} ${String(value)}`;
  return throwTypeError(m, `${shown} is not iterable (cannot read property Symbol(Symbol.iterator))`);
}

/** §7.3.10 GetMethod. */
export function* getMethod(m: Machine, value: Value, key: PropertyKey): Guest<JSObject | undefined> {
  const method = yield* getV(m, value, key);
  if (method === undefined || method === null) return undefined;
  if (!isCallable(method))
    return throwTypeError(
      m,
      `'${describe(method)}' returned for property '${describeKey(key)}' of object '${describe(value)}' is not a function`,
    );
  return method;
}

/** [[Set]] with the object itself as receiver, as far as no guest code runs: true, false (refused) or SLOW. */
export function trySet(object: JSObject, key: PropertyKey, value: Value): boolean | typeof SLOW {
  const exotic = exotics[object.kind];
  if (exotic === undefined && object.kind !== Kind.Proxy && object.kind !== Kind.ToolReference) {
    const property = ownProperty(object, key);
    if (property !== undefined) {
      if ((property.flags & Attr.Accessor) !== 0) return SLOW;
      if ((property.flags & Attr.Writable) === 0) return false;
      writeSlot(object, property.index, value);
      return true;
    }
    let left = MOST_AT_ONCE;
    for (let current = object.proto; current !== null; current = current.proto) {
      if (--left < 0) return SLOW;
      if (exotics[current.kind] !== undefined || current.kind === Kind.Proxy || current.kind === Kind.ToolReference)
        return SLOW;
      const inherited = ownProperty(current, key);
      if (inherited === undefined) continue;
      if ((inherited.flags & Attr.Accessor) !== 0) return SLOW;
      if ((inherited.flags & Attr.Writable) === 0) return false;
      break;
    }
    if ((object.flags & Flag.NonExtensible) !== 0) return false;
    addProperty(object, key, Attr.All, value);
    return true;
  }
  return SLOW;
}

/** §10.1.9 [[Set]]; false when refused. */
export function* set(
  m: Machine,
  object: JSObject,
  key: PropertyKey,
  value: Value,
  receiver: Value = object,
): Guest<boolean> {
  if (receiver === object) {
    const quick = trySet(object, key, value);
    if (quick !== SLOW) return quick;
  }
  let asked = 0;
  for (let current: JSObject | null = object; current !== null; current = current.proto) {
    if (isFar(m, ++asked)) yield PAUSE;
    if (current.kind === Kind.Proxy) return yield* proxy.set(m, current, key, value, receiver);
    if (current.kind === Kind.ToolReference) return false;
    if (current.kind === Kind.TypedArray) {
      const done = yield* proxy.setTypedElement(m, current, key, value, receiver);
      if (done !== undefined) return done;
    }
    const own = getOwn(m, current, key);
    if (own === undefined) continue;
    if (own.content instanceof Accessor) {
      if (own.content.set === undefined) return false;
      yield new CallRequest(own.content.set, receiver, [value]);
      return true;
    }
    if ((own.flags & Attr.Writable) === 0) return false;
    break;
  }
  if (!isObject(receiver)) return false;
  const existing = yield* getOwnProperty(m, receiver, key);
  if (existing === undefined)
    return yield* defineOwnProperty(m, receiver, key, { value, writable: true, enumerable: true, configurable: true });
  if (existing.content instanceof Accessor || (existing.flags & Attr.Writable) === 0) return false;
  return yield* defineOwnProperty(m, receiver, key, { value });
}

/** §7.3.4 Set with Throw true. */
export function* setOrThrow(m: Machine, object: JSObject, key: PropertyKey, value: Value): Guest<void> {
  if (!(yield* set(m, object, key, value))) refuseWrite(m, object, key);
}

export function* getOwnProperty(m: Machine, object: JSObject, key: PropertyKey): Guest<OwnProperty | undefined> {
  return object.kind === Kind.Proxy ? yield* proxy.getOwnProperty(m, object, key) : getOwn(m, object, key);
}

/** [[DefineOwnProperty]] of any object; converts what arrays and typed arrays convert. */
export function* defineOwnProperty(
  m: Machine,
  object: JSObject,
  key: PropertyKey,
  descriptor: PropertyDescriptor,
): Guest<boolean> {
  if (object.kind === Kind.Proxy) return yield* proxy.defineOwnProperty(m, object, key, descriptor);
  if (key === "length" && (object.kind === Kind.Array || object.kind === Kind.SparseArray) && "value" in descriptor) {
    if (typeof descriptor.value !== "number") {
      // §10.4.2.4 steps 3 to 5: converted twice, in this order.
      const length = (yield* toNumber(m, descriptor.value)) >>> 0;
      const number = yield* toNumber(m, descriptor.value);
      descriptor = { ...descriptor, value: length === number ? length : number };
    }
  } else if (object.kind === Kind.TypedArray && "value" in descriptor)
    return yield* proxy.defineTypedElement(m, object, key, descriptor);
  return defineOwn(m, object, key, descriptor);
}

/** §7.3.9 DefinePropertyOrThrow. */
export function* definePropertyOrThrow(
  m: Machine,
  object: JSObject,
  key: PropertyKey,
  descriptor: PropertyDescriptor,
): Guest<void> {
  if (!(yield* defineOwnProperty(m, object, key, descriptor)))
    throwTypeError(m, `Cannot redefine property: ${describeKey(key)}`);
}

/** §7.3.7 CreateDataPropertyOrThrow. */
export function* createDataPropertyOrThrow(m: Machine, object: JSObject, key: PropertyKey, value: Value): Guest<void> {
  const created =
    object.kind === Kind.Proxy
      ? yield* proxy.defineOwnProperty(m, object, key, { value, writable: true, enumerable: true, configurable: true })
      : createDataProperty(m, object, key, value);
  if (!created) throwTypeError(m, `Cannot define property ${describeKey(key)}, object is not extensible`);
}

/** §7.3.11 HasProperty. */
export function* hasProperty(m: Machine, object: JSObject, key: PropertyKey): Guest<boolean> {
  let asked = 0;
  for (let current: JSObject | null = object; current !== null; current = current.proto) {
    if (isFar(m, ++asked)) yield PAUSE;
    if (current.kind === Kind.Proxy) return yield* proxy.has(m, current, key);
    if (getOwn(m, current, key) !== undefined) return true;
    if (exotics[current.kind]?.endsLookup === true && exotics[current.kind]!.getOwn(current, key) === null)
      return false;
  }
  return false;
}

export function* deleteProperty(m: Machine, object: JSObject, key: PropertyKey): Guest<boolean> {
  return object.kind === Kind.Proxy ? yield* proxy.deleteProperty(m, object, key) : deleteOwn(object, key);
}

export function* ownKeys(m: Machine, object: JSObject): Guest<PropertyKey[]> {
  if (object.kind === Kind.Proxy) return yield* proxy.ownKeys(m, object);
  return hasManyKeys(object) ? yield* manyKeys(m, object) : chargedKeys(m, object);
}

/** The keys of an object that has them at once. */
export function chargedKeys(m: Machine, object: JSObject): PropertyKey[] {
  const keys = ownKeysOf(object);
  m.budget -= keys.length >> 1;
  return keys;
}

export function* getPrototype(m: Machine, object: JSObject): Guest<JSObject | null> {
  return object.kind === Kind.Proxy ? yield* proxy.getPrototypeOf(m, object) : object.proto;
}

/** §10.1.2 [[SetPrototypeOf]]. */
export function* setPrototype(m: Machine, object: JSObject, proto: JSObject | null): Guest<boolean> {
  if (object.kind === Kind.Proxy) return yield* proxy.setPrototypeOf(m, object, proto);
  if (object.proto === proto) return true;
  if ((object.flags & Flag.NonExtensible) !== 0 || object.kind === Kind.ToolReference) return false;
  if (object === m.realm.objectPrototype) return false; // §10.4.7 immutable prototype
  let passed = 0;
  // A proxy in the chain ends the search for cycles.
  for (let current = proto; current !== null && current.kind !== Kind.Proxy; current = current.proto) {
    if (current === object) return false;
    if (isFar(m, ++passed)) yield PAUSE;
  }
  object.proto = proto;
  return true;
}

export function* isExtensible(m: Machine, object: JSObject): Guest<boolean> {
  return object.kind === Kind.Proxy ? yield* proxy.isExtensible(m, object) : (object.flags & Flag.NonExtensible) === 0;
}

export function* preventExtensions(m: Machine, object: JSObject): Guest<boolean> {
  return object.kind === Kind.Proxy ? yield* proxy.preventExtensions(m, object) : preventExtensionsOf(object);
}

/** An element of an array-like by number: arrays at once, everything else by its key. */
export function* getIndex(m: Machine, object: JSObject, index: number): Guest<Value> {
  const element = elementOf(object, index);
  return element === HOLE ? yield* get(m, object, String(index)) : element;
}

/** Overwrites a plain element of an array; false where `setIndex` has to look. */
export function trySetIndex(object: JSObject, index: number, value: Value): boolean {
  if (object.kind === Kind.SparseArray) return (object.data as SparseElements).write(index, value);
  if (object.kind !== Kind.Array) return false;
  const data = (object as DenseArray).data;
  if (index >= data.length || data[index] === HOLE) return false;
  data[index] = value;
  return true;
}

/** Set(O, index, value, true), at once on arrays that have the element. */
export function* setIndex(m: Machine, object: JSObject, index: number, value: Value): Guest<void> {
  if (!trySetIndex(object, index, value)) yield* setOrThrow(m, object, String(index), value);
}
