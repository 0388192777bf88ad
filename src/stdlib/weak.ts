/**
 * WeakMap and WeakSet (ECMA-262 §24.3, §24.4). The entries hang at their keys (`Machine.weak`), so that what is alive can be
 * told; nothing of garbage collection shows.
 */
import {
  type Args,
  anyReceiver,
  builtin,
  builtinFunction,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  value,
} from "../machine/Builtin.ts";
import { isCallable } from "../machine/call.ts";
import { throwTypeError } from "../machine/errors.ts";
import { CallRequest, type Guest } from "../machine/guest.ts";
import type { Machine, WeakEntry } from "../machine/Machine.ts";
import { describe } from "../machine/operations/describe.ts";
import { forEachOf } from "../machine/operations/iterate.ts";
import { get } from "../machine/operations/property.ts";
import { JSObject } from "../values/JSObject.ts";
import { Attr, Flag, Kind } from "../values/kinds.ts";
import { MapData } from "../values/MapData.ts";
import { symbols } from "../values/symbols.ts";
import { isObject, type Value } from "../values/Value.ts";
import { requireNew, withPrototype } from "./construct.ts";
import { addEntry } from "./Map.ts";
import { requireCallable } from "./callables.ts";
import { thisOfKind } from "./receivers.ts";
import { isRegistered } from "./Symbol.ts";

type Weak = JSObject | symbol;

/** §9.14 CanBeHeldWeakly. */
const canBeHeldWeakly = (m: Machine, value: Value): value is Weak =>
  isObject(value) || (typeof value === "symbol" && !isRegistered(m, value));

/** The entries of one collection: its own part of what each key has. */
class WeakEntries {
  private readonly all: Machine["weak"];
  constructor(m: Machine) {
    this.all = m.weak;
  }
  has(key: Value): boolean {
    const entry = this.entry(key);
    return entry !== undefined && (entry.collection === this || entry.others?.has(this) === true);
  }
  get(key: Value): Value {
    const entry = this.entry(key);
    return entry?.collection === this ? entry.content : entry?.others?.get(this);
  }
  set(key: Weak, content: Value): void {
    const entry = this.all.get(key);
    if (entry === undefined) {
      if (typeof key === "object") key.flags |= Flag.WeakKey;
      this.all.set(key, { collection: this, content, others: null });
    } else if (entry.collection === this || (entry.collection === null && entry.others === null)) {
      entry.collection = this;
      entry.content = content;
    } else (entry.others ??= new MapData()).set(this, content);
  }
  delete(key: Value): boolean {
    const entry = this.entry(key);
    if (entry?.collection !== this) return entry?.others?.delete(this) === true;
    entry.collection = null;
    entry.content = undefined;
    return true;
  }

  private entry(key: Value): WeakEntry | undefined {
    return isObject(key) || typeof key === "symbol" ? this.all.get(key) : undefined;
  }
}

// prettier-ignore
export const WeakMapConstructor = builtinFunction("WeakMap", { length: 0, prototype: "WeakMapPrototype", spec: "sec-weakmap-constructor", body: constructMap });

const isWeakMap = thisOfKind(Kind.WeakMap);
const thisWeakMap: Receiver<WeakEntries> = (m, self, name) =>
  (isWeakMap(m, self, name) as JSObject).data as WeakEntries;

// prettier-ignore
export const WeakMapPrototype = builtin("WeakMapPrototype", { spec: "sec-properties-of-the-weakmap-prototype-object" }, [
  reference("constructor", "WeakMap", "sec-weakmap.prototype.constructor"),
  method("delete", 1, thisWeakMap, "sec-weakmap.prototype.delete", (_m, map, [key]) => map.delete(key)),
  method("get",    1, thisWeakMap, "sec-weakmap.prototype.get",    (_m, map, [key]) => map.get(key)),
  method("getOrInsert", 2, isWeakMap, "sec-weakmap.prototype.getorinsert", getOrInsert),
  method("getOrInsertComputed", 2, isWeakMap, "sec-weakmap.prototype.getorinsertcomputed", getOrInsertComputed),
  method("has",    1, thisWeakMap, "sec-weakmap.prototype.has",    (_m, map, [key]) => map.has(key)),
  method("set",    2, anyReceiver, "sec-weakmap.prototype.set",    set),
  value(symbols.toStringTag, "WeakMap", "sec-weakmap.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function constructMap(m: Machine, _self: Value, [iterable]: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return withPrototype(m, requireNew(m, newTarget, "WeakMap"), "WeakMapPrototype", (proto): MaybeGuest<Value> => {
    const map = new JSObject(m.realm.rootShape, proto, Kind.WeakMap, new WeakEntries(m));
    return iterable === undefined || iterable === null
      ? map
      : fill(m, map, iterable, "set", (adder, entry) => addEntry(m, map, adder, entry));
  });
}

function set(m: Machine, self: Value, [key, content]: Args): Value {
  const map = thisWeakMap(m, self, "WeakMap.prototype.set") as WeakEntries;
  if (!canBeHeldWeakly(m, key)) return throwTypeError(m, `Invalid value used as weak map key`);
  map.set(key, content);
  return self;
}

function getOrInsert(m: Machine, map: JSObject, [key, content]: Args): Value {
  const entries = map.data as WeakEntries;
  if (entries.has(key)) return entries.get(key);
  set(m, map, [key, content]);
  return content;
}

function* getOrInsertComputed(m: Machine, map: JSObject, [key, fn]: Args): Guest<Value> {
  const entries = map.data as WeakEntries;
  if (!canBeHeldWeakly(m, key)) return throwTypeError(m, `Invalid value used as weak map key`);
  const callback = requireCallable(m, fn);
  if (entries.has(key)) return entries.get(key);
  const content = yield new CallRequest(callback, undefined, [key]);
  set(m, map, [key, content]);
  return content;
}

// prettier-ignore
export const WeakSetConstructor = builtinFunction("WeakSet", { length: 0, prototype: "WeakSetPrototype", spec: "sec-weakset-constructor", body: constructSet });

const isWeakSet = thisOfKind(Kind.WeakSet);
const thisWeakSet: Receiver<WeakEntries> = (m, self, name) =>
  (isWeakSet(m, self, name) as JSObject).data as WeakEntries;

// prettier-ignore
export const WeakSetPrototype = builtin("WeakSetPrototype", { spec: "sec-properties-of-the-weakset-prototype-object" }, [
  method("add",    1, anyReceiver, "sec-weakset.prototype.add",    add),
  reference("constructor", "WeakSet", "sec-weakset.prototype.constructor"),
  method("delete", 1, thisWeakSet, "sec-weakset.prototype.delete", (_m, set, [value]) => set.delete(value)),
  method("has",    1, thisWeakSet, "sec-weakset.prototype.has",    (_m, set, [value]) => set.has(value)),
  value(symbols.toStringTag, "WeakSet", "sec-weakset.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function constructSet(m: Machine, _self: Value, [iterable]: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return withPrototype(m, requireNew(m, newTarget, "WeakSet"), "WeakSetPrototype", (proto): MaybeGuest<Value> => {
    const set = new JSObject(m.realm.rootShape, proto, Kind.WeakSet, new WeakEntries(m));
    if (iterable === undefined || iterable === null) return set;
    return fill(m, set, iterable, "add", function* (adder, element) {
      yield new CallRequest(adder, set, [element]);
    });
  });
}

function add(m: Machine, self: Value, [element]: Args): Value {
  const set = thisWeakSet(m, self, "WeakSet.prototype.add") as WeakEntries;
  if (!canBeHeldWeakly(m, element)) return throwTypeError(m, `Invalid value used in weak set`);
  set.set(element, undefined);
  return self;
}

/** Adds what an iterable yields through the collection's own adder. */
function* fill(
  m: Machine,
  collection: JSObject,
  iterable: Value,
  name: "set" | "add",
  each: (adder: JSObject, element: Value) => Guest<void>,
): Guest<Value> {
  const adder = yield* get(m, collection, name);
  if (!isCallable(adder))
    return throwTypeError(m, `'${describe(adder)}' returned for property '${name}' is not a function`);
  m.keep(collection);
  yield* forEachOf(m, iterable, (element) => each(adder, element));
  return collection;
}
