/** Set, its prototype and its iterators (ECMA-262 §24.2); the methods that take another set are in `setMethods.ts`. */
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
import { throwTypeError } from "../machine/errors.ts";
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
import { SetData, SetWalk } from "../values/SetData.ts";
import { symbols } from "../values/symbols.ts";
import type { Value } from "../values/Value.ts";
import { requireCallable } from "./callables.ts";
import { requireNew, withPrototype } from "./construct.ts";
import { ENTRY, tooManyEntries } from "./Map.ts";
import { thisOfKind, thisWithData } from "./receivers.ts";
import {
  difference,
  intersection,
  isDisjointFrom,
  isSubsetOf,
  isSupersetOf,
  symmetricDifference,
  union,
} from "./setMethods.ts";

// prettier-ignore
export const SetConstructor = builtinFunction("Set", { length: 0, prototype: "SetPrototype", spec: "sec-set-constructor", body: construct }, [
  getter(symbols.species, anyReceiver, "sec-get-set-%symbol.species%", (_m, self) => self),
]);

const isSet = thisOfKind(Kind.Set);
type Values = SetData<Value>;
const thisSet: Receiver<Values> = (m, self, name) => (isSet(m, self, name) as JSObject).data as Values;

// prettier-ignore
export const SetPrototype = builtin("SetPrototype", { spec: "sec-properties-of-the-set-prototype-object" }, [
  method("add",                 1, anyReceiver, "sec-set.prototype.add",                 add),
  method("clear",               0, thisSet,     "sec-set.prototype.clear",               (_m, set) => void set.clear()),
  reference("constructor", "Set", "sec-set.prototype.constructor"),
  method("delete",              1, thisSet,     "sec-set.prototype.delete",              (m, set, [value]) => set.delete(paidKey(m, value))),
  method("difference",          1, thisSet,     "sec-set.prototype.difference",          difference),
  method("entries",             0, thisSet,     "sec-set.prototype.entries",             (m, set) => setIterator(m, set, IterationKind.Entries)),
  method("forEach",             1, isSet,       "sec-set.prototype.foreach",             forEach),
  method("has",                 1, thisSet,     "sec-set.prototype.has",                 (m, set, [value]) => set.has(paidKey(m, value))),
  method("intersection",        1, thisSet,     "sec-set.prototype.intersection",        intersection),
  method("isDisjointFrom",      1, thisSet,     "sec-set.prototype.isdisjointfrom",      isDisjointFrom),
  method("isSubsetOf",          1, thisSet,     "sec-set.prototype.issubsetof",          isSubsetOf),
  method("isSupersetOf",        1, thisSet,     "sec-set.prototype.issupersetof",        isSupersetOf),
  alias("keys", "values", "sec-set.prototype.keys"),
  getter("size",                   thisSet,     "sec-get-set.prototype.size",            (_m, set) => set.size),
  method("symmetricDifference", 1, thisSet,     "sec-set.prototype.symmetricdifference", symmetricDifference),
  method("union",               1, thisSet,     "sec-set.prototype.union",               union),
  method("values",              0, thisSet,     "sec-set.prototype.values",              (m, set) => setIterator(m, set, IterationKind.Values)),
  alias(symbols.iterator, "values", "sec-set.prototype-%symbol.iterator%"),
  value(symbols.toStringTag, "Set", "sec-set.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  const [iterable] = args;
  return withPrototype(m, requireNew(m, newTarget, "Set"), "SetPrototype", (proto): MaybeGuest<Value> => {
    const set = new JSObject(m.realm.rootShape, proto, Kind.Set, new SetData<Value>());
    return iterable === undefined || iterable === null ? set : fillSet(m, set, iterable);
  });
}

function* fillSet(m: Machine, set: JSObject, iterable: Value): Guest<Value> {
  const adder = yield* get(m, set, "add");
  if (!isCallable(adder))
    return throwTypeError(m, `'${describe(adder)}' returned for property 'add' of object '#<Set>' is not a function`);
  m.keep(set);
  if (hasBody(adder, add)) yield* forEachOf(m, iterable, (value) => void add(m, set, [value]));
  else
    yield* forEachOf(m, iterable, function* (value) {
      yield new CallRequest(adder, set, [value]);
    });
  return set;
}

function add(m: Machine, self: Value, [value]: Args): Value {
  const set = thisSet(m, self, "Set.prototype.add") as Values;
  if (set.rest !== null && set.size >= MAX_ARRAY_ELEMENTS && !set.has(value)) tooManyEntries(m, "Set");
  set.add(paidKey(m, value));
  m.allocated += ENTRY;
  return self;
}

function* forEach(m: Machine, set: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const callback = requireCallable(m, fn);
  const walk = new SetWalk(set.data as Values);
  while (walk.advance()) {
    if (--m.budget < 0) yield PAUSE;
    yield new CallRequest(callback, thisArg, [walk.value, walk.value, set]);
  }
  return undefined;
}

class SetIterator {
  /** Null once it has come to the end. */
  walk: SetWalk<Value> | null;
  readonly kind: IterationKind;
  constructor(set: Values, kind: IterationKind) {
    this.walk = new SetWalk(set);
    this.kind = kind;
  }
}

const setIterator = (m: Machine, set: Values, kind: IterationKind): JSObject =>
  new JSObject(m.realm.rootShape, m.realm.intrinsic("SetIteratorPrototype"), Kind.Iterator, new SetIterator(set, kind));

// prettier-ignore
export const SetIteratorPrototype = builtin("SetIteratorPrototype", { proto: "IteratorPrototype", title: "%SetIteratorPrototype%", spec: "sec-%setiteratorprototype%-object" }, [
  method("next", 0, thisWithData(SetIterator), "sec-%setiteratorprototype%.next", next),
  value(symbols.toStringTag, "Set Iterator", "sec-%setiteratorprototype%-%symbol.tostringtag%", Attr.Configurable),
]);

function next(m: Machine, iterator: SetIterator): Value {
  const { walk } = iterator;
  if (walk === null || !walk.advance()) {
    iterator.walk = null;
    return createIterResult(m, undefined, true);
  }
  const { value } = walk;
  return createIterResult(
    m,
    iterator.kind === IterationKind.Entries ? createArrayFromList(m, [value, value]) : value,
    false,
  );
}
