/** Iterator, Iterator.prototype and %WrapForValidIteratorPrototype% (ECMA-262 §27.1.2 to §27.1.3); helpers are beside it. */
import {
  accessor,
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  type MaybeGuest,
  method,
  type Receiver,
} from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createIterResult, ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { ordinaryHasInstance } from "../../machine/operations/instanceOf.ts";
import type { IteratorRecord } from "../../machine/operations/iterate.ts";
import { createDataPropertyOrThrow, getMethod, getOwnProperty, setOrThrow } from "../../machine/operations/property.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { withPrototype } from "../construct.ts";
import { thisObject, thisWithData } from "../receivers.ts";
import { drop, every, filter, find, flatMap, forEach, map, reduce, some, take, toArray } from "./helpers.ts";
import { concat, flattenable } from "./sources.ts";

// prettier-ignore
export const IteratorConstructor = builtinFunction("Iterator", { length: 0, prototype: "IteratorPrototype", spec: "sec-iterator-constructor", body: construct }, [
  method("concat", 0, anyReceiver, "sec-iterator.concat", (m, _self, args) => concat(m, args)),
  method("from",   1, anyReceiver, "sec-iterator.from",   (m, _self, args) => from(m, args)),
]);

// prettier-ignore
export const IteratorPrototype = builtin("IteratorPrototype", { title: "Iterator.prototype", spec: "sec-%iteratorprototype%-object" }, [
  accessor("constructor", anyReceiver, "sec-iterator.prototype.constructor", (m) => m.realm.intrinsic("Iterator"), setter("constructor")),
  method("drop",    1, thisObject, "sec-iterator.prototype.drop",    drop),
  method("every",   1, thisObject, "sec-iterator.prototype.every",   every),
  method("filter",  1, thisObject, "sec-iterator.prototype.filter",  filter),
  method("find",    1, thisObject, "sec-iterator.prototype.find",    find),
  method("flatMap", 1, thisObject, "sec-iterator.prototype.flatmap", flatMap),
  method("forEach", 1, thisObject, "sec-iterator.prototype.foreach", forEach),
  method("map",     1, thisObject, "sec-iterator.prototype.map",     map),
  method("reduce",  1, thisObject, "sec-iterator.prototype.reduce",  reduce),
  method("some",    1, thisObject, "sec-iterator.prototype.some",    some),
  method("take",    1, thisObject, "sec-iterator.prototype.take",    take),
  method("toArray", 0, thisObject, "sec-iterator.prototype.toarray", toArray),
  method(symbols.iterator, 0, anyReceiver, "sec-iterator.prototype-%symbol.iterator%", (_m, self) => self),
  accessor(symbols.toStringTag, anyReceiver, "sec-iterator.prototype-%symbol.tostringtag%", () => "Iterator", setter(symbols.toStringTag)),
]);

/** §27.1.4.1 SetterThatIgnoresPrototypeProperties: assignment to an iterator works as if the prototype had a data property. */
function setter(key: PropertyKey) {
  return function* (m: Machine, self: Value, [value]: Args): Guest<Value> {
    if (!isObject(self)) return throwTypeError(m, `Iterator.prototype setter called on ${describe(self)}`);
    if (self === m.realm.intrinsic("IteratorPrototype"))
      return throwTypeError(m, "Cannot assign to this property of Iterator.prototype");
    if ((yield* getOwnProperty(m, self, key)) === undefined) yield* createDataPropertyOrThrow(m, self, key, value);
    else yield* setOrThrow(m, self, key, value);
    return undefined;
  };
}

function construct(m: Machine, _self: Value, _args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget === undefined) return throwTypeError(m, "Constructor Iterator requires 'new'");
  if (newTarget === m.realm.intrinsic("Iterator"))
    return throwTypeError(m, "Abstract class Iterator not directly constructable");
  return withPrototype(m, newTarget, "IteratorPrototype", (proto) => ordinaryObjectCreate(m, proto));
}

function* from(m: Machine, [source]: Args): Guest<Value> {
  const record = yield* flattenable(m, source, "iterate strings");
  if (yield* ordinaryHasInstance(m, m.realm.intrinsic("Iterator"), record.iterator)) return record.iterator;
  return new JSObject(
    m.realm.rootShape,
    m.realm.intrinsic("WrapForValidIteratorPrototype"),
    Kind.Iterator,
    new Wrapped(record),
  );
}

/** An iterator that does not inherit from Iterator.prototype, made to. */
class Wrapped {
  readonly record: IteratorRecord;
  constructor(record: IteratorRecord) {
    this.record = record;
  }
}
const thisWrapped: Receiver<Wrapped> = thisWithData(Wrapped);

// prettier-ignore
export const WrapForValidIteratorPrototype = builtin("WrapForValidIteratorPrototype", { proto: "IteratorPrototype", title: "%WrapForValidIteratorPrototype%", spec: "sec-%wrapforvaliditeratorprototype%-object" }, [
  method("next",   0, thisWrapped, "sec-%wrapforvaliditeratorprototype%.next",   next),
  method("return", 0, thisWrapped, "sec-%wrapforvaliditeratorprototype%.return", returns),
]);

function* next(_m: Machine, { record }: Wrapped): Guest<Value> {
  return yield new CallRequest(record.next, record.iterator, []);
}

function* returns(m: Machine, { record }: Wrapped): Guest<Value> {
  const method = yield* getMethod(m, record.iterator, "return");
  return method === undefined
    ? createIterResult(m, undefined, true)
    : yield new CallRequest(method, record.iterator, []);
}
