/** Map, its prototype and its iterators (ECMA-262 §24.1). The entries are in a `MapData`. */
import {
  alias,
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  value,
} from "../machine/Builtin.ts";
import { isCallable } from "../machine/call.ts";
import { throwRangeError, throwTypeError } from "../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { hasBody, IterationKind } from "../machine/operations/arrayIterator.ts";
import { createArrayFromList, createIterResult } from "../machine/operations/create.ts";
import { describe } from "../machine/operations/describe.ts";
import { forEachOf } from "../machine/operations/iterate.ts";
import { get } from "../machine/operations/property.ts";
import { MAX_ARRAY_ELEMENTS } from "../values/arrays.ts";
import { paidKey } from "../machine/operations/longText.ts";
import { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { MapData, MapWalk } from "../values/MapData.ts";
import { symbols } from "../values/symbols.ts";
import { isObject, type Value } from "../values/Value.ts";
import { requireCallable } from "./callables.ts";
import { requireNew, withPrototype } from "./construct.ts";
import { eager } from "./conversions.ts";
import { groupBy } from "./groupBy.ts";
import { thisOfKind, thisWithData } from "./receivers.ts";

type Entries = MapData<Value, Value>;
/** About what an entry of a Map or Set takes. @unit bytes */
export const ENTRY = 48;

// prettier-ignore
export const MapConstructor = builtinFunction("Map", { length: 0, prototype: "MapPrototype", spec: "sec-map-constructor", body: construct }, [
  method("groupBy", 2, anyReceiver, "sec-map.groupby", (m, _self, [items, callback]) => groupMap(m, items, callback)),
  getter(symbols.species, anyReceiver, "sec-get-map-%symbol.species%", (_m, self) => self),
]);

const isMap = thisOfKind(Kind.Map);
const thisMap: Receiver<Entries> = (m, self, name) => (isMap(m, self, name) as JSObject).data as Entries;

// prettier-ignore
export const MapPrototype = builtin("MapPrototype", { spec: "sec-properties-of-the-map-prototype-object" }, [
  method("clear",   0, thisMap, "sec-map.prototype.clear",   (_m, map) => void map.clear()),
  reference("constructor", "Map", "sec-map.prototype.constructor"),
  method("delete",  1, thisMap, "sec-map.prototype.delete",  (m, map, [key]) => map.delete(paidKey(m, key))),
  method("entries", 0, thisMap, "sec-map.prototype.entries", (m, map) => mapIterator(m, map, IterationKind.Entries)),
  method("forEach", 1, isMap,   "sec-map.prototype.foreach", forEach),
  method("get",     1, thisMap, "sec-map.prototype.get",     (m, map, [key]) => map.get(paidKey(m, key))),
  method("getOrInsert",         2, isMap, "sec-map.prototype.getorinsert",         getOrInsert),
  method("getOrInsertComputed", 2, isMap, "sec-map.prototype.getorinsertcomputed", getOrInsertComputed),
  method("has",     1, thisMap, "sec-map.prototype.has",     (m, map, [key]) => map.has(paidKey(m, key))),
  method("keys",    0, thisMap, "sec-map.prototype.keys",    (m, map) => mapIterator(m, map, IterationKind.Keys)),
  method("set",     2, anyReceiver, "sec-map.prototype.set", setEntry),
  getter("size",       thisMap, "sec-get-map.prototype.size", (_m, map) => map.size),
  method("values",  0, thisMap, "sec-map.prototype.values",  (m, map) => mapIterator(m, map, IterationKind.Values)),
  alias(symbols.iterator, "entries", "sec-map.prototype-%symbol.iterator%"),
  value(symbols.toStringTag, "Map", "sec-map.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

const newMap = (m: Machine, proto: JSObject, data: Entries): JSObject =>
  new JSObject(m.realm.rootShape, proto, Kind.Map, data);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  const [iterable] = args;
  return withPrototype(m, requireNew(m, newTarget, "Map"), "MapPrototype", (proto): MaybeGuest<Value> => {
    const map = newMap(m, proto, new MapData());
    return iterable === undefined || iterable === null ? map : fillMap(m, map, iterable);
  });
}

/** §24.1.1.2 AddEntriesFromIterable through the map's `set`. */
function* fillMap(m: Machine, map: JSObject, iterable: Value): Guest<Value> {
  const adder = yield* get(m, map, "set");
  if (!isCallable(adder))
    return throwTypeError(m, `'${describe(adder)}' returned for property 'set' of object '#<Map>' is not a function`);
  const plain = hasBody(adder, setEntry);
  m.keep(map);
  yield* forEachOf(m, iterable, (entry) => eager(addEntry(m, map, plain ? undefined : adder, entry)));
  return map;
}
export function* addEntry(m: Machine, map: JSObject, adder: JSObject | undefined, entry: Value): Guest<void> {
  if (!isObject(entry)) return throwTypeError(m, `Iterator value ${describe(entry)} is not an entry object`);
  const key = yield* get(m, entry, "0");
  const value = yield* get(m, entry, "1");
  if (adder === undefined) setEntry(m, map, [key, value]);
  else yield new CallRequest(adder, map, [key, value]);
}

function setEntry(m: Machine, self: Value, [key, value]: Args): Value {
  const map = thisMap(m, self, "Map.prototype.set") as Entries;
  if (map.rest !== null && map.size >= MAX_ARRAY_ELEMENTS && !map.has(key)) tooManyEntries(m, "Map");
  map.set(paidKey(m, key), value);
  m.allocated += ENTRY;
  return self;
}

function getOrInsert(m: Machine, map: JSObject, [key, value]: Args): Value {
  const data = map.data as Entries;
  if (data.has(paidKey(m, key))) return data.get(key);
  setEntry(m, map, [key, value]);
  return value;
}

function* getOrInsertComputed(m: Machine, map: JSObject, [key, fn]: Args): Guest<Value> {
  const callback = requireCallable(m, fn);
  const data = map.data as Entries;
  if (data.has(paidKey(m, key))) return data.get(key);
  const value = yield new CallRequest(callback, undefined, [key === 0 ? 0 : key]);
  setEntry(m, map, [key, value]);
  return value;
}

export const tooManyEntries = (m: Machine, name: string): never =>
  throwRangeError(m, `A ${name} can hold at most ${MAX_ARRAY_ELEMENTS} entries here`);

function* groupMap(m: Machine, items: Value, callback: Value): Guest<Value> {
  const groups = yield* groupBy(m, items, callback, "Map.groupBy", function* (key) {
    // -0 and 0 are one key, and it reads as 0.
    return key === 0 ? 0 : key;
  });
  const data = m.keep(new MapData<Value, Value>());
  for (const walk = new MapWalk(groups); walk.advance();) {
    if (--m.budget < 0) yield PAUSE;
    data.set(walk.key, createArrayFromList(m, walk.value));
  }
  return newMap(m, m.realm.intrinsic("MapPrototype"), data);
}

function* forEach(m: Machine, map: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const callback = requireCallable(m, fn);
  const walk = new MapWalk(map.data as Entries);
  while (walk.advance()) {
    if (--m.budget < 0) yield PAUSE;
    yield new CallRequest(callback, thisArg, [walk.value, walk.key, map]);
  }
  return undefined;
}

class MapIterator {
  /** Null once it has come to the end. */
  walk: MapWalk<Value, Value> | null;
  readonly kind: IterationKind;
  constructor(map: Entries, kind: IterationKind) {
    this.walk = new MapWalk(map);
    this.kind = kind;
  }
}

const mapIterator = (m: Machine, map: Entries, kind: IterationKind): JSObject =>
  new JSObject(m.realm.rootShape, m.realm.intrinsic("MapIteratorPrototype"), Kind.Iterator, new MapIterator(map, kind));

// prettier-ignore
export const MapIteratorPrototype = builtin("MapIteratorPrototype", { proto: "IteratorPrototype", title: "%MapIteratorPrototype%", spec: "sec-%mapiteratorprototype%-object" }, [
  method("next", 0, thisWithData(MapIterator), "sec-%mapiteratorprototype%.next", next),
  value(symbols.toStringTag, "Map Iterator", "sec-%mapiteratorprototype%-%symbol.tostringtag%", Attr.Configurable),
]);

function next(m: Machine, iterator: MapIterator): Value {
  const { walk, kind } = iterator;
  if (walk === null || !walk.advance()) {
    iterator.walk = null;
    return createIterResult(m, undefined, true);
  }
  const { key, value } = walk;
  if (kind === IterationKind.Entries) return createIterResult(m, createArrayFromList(m, [key, value]), false);
  return createIterResult(m, kind === IterationKind.Keys ? key : value, false);
}
