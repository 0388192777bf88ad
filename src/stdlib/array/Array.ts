/** Array and its static methods (ECMA-262 §23.1.1, §23.1.2), and %ArrayIteratorPrototype%. */
import {
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  value,
} from "../../machine/Builtin.ts";
import { callLeaf, isConstructor, isRequest } from "../../machine/call.ts";
import { prototypeFromConstructor } from "../../machine/operations/prototypeFromConstructor.ts";
import { throwRangeError } from "../../machine/errors.ts";
import { ConstructRequest, type Guest, isGuest, PAUSE, type Request } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayIteratorNext, iteratesPlainly } from "../../machine/operations/arrayIterator.ts";
import { lengthOfArrayLike, toObject } from "../../machine/operations/convert.ts";
import { arrayCreate, createArrayFromList } from "../../machine/operations/create.ts";
import {
  closeAndThrow,
  DONE,
  getIteratorFromMethod,
  iterableToArray,
  iteratorStep,
} from "../../machine/operations/iterate.ts";
import { getIndex, getMethod } from "../../machine/operations/property.ts";
import { isArray } from "../../machine/operations/proxy.ts";
import { arrayIndex, MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import { type JSObject, ownProperties } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import { symbols } from "../../values/symbols.ts";
import { type Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { createElement, createElementSlow, setLength } from "./elements.ts";
import { fromAsync } from "./fromAsync.ts";

// prettier-ignore
export const ArrayConstructor = builtinFunction("Array", { length: 1, prototype: "ArrayPrototype", spec: "sec-array-constructor", body: construct }, [
  method("from",      1, anyReceiver, "sec-array.from",      from),
  method("fromAsync", 1, anyReceiver, "sec-array.fromasync", fromAsync),
  method("isArray",   1, anyReceiver, "sec-array.isarray",   (m, _self, [value]) => isArray(m, value)),
  method("of",        0, anyReceiver, "sec-array.of",        of),
  getter(symbols.species, anyReceiver, "sec-get-array-%symbol.species%", (_m, self) => self),
]);

// prettier-ignore
export const ArrayIteratorPrototype = builtin("ArrayIteratorPrototype", { proto: "IteratorPrototype", title: "%ArrayIteratorPrototype%", spec: "sec-%arrayiteratorprototype%-object" }, [
  method("next", 0, anyReceiver, "sec-%arrayiteratorprototype%.next", arrayIteratorNext),
  value(symbols.toStringTag, "Array Iterator", "sec-%arrayiteratorprototype%-%symbol.tostringtag%", Attr.Configurable),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget === undefined || newTarget === m.realm.intrinsic("Array")) return make(m, args, m.realm.arrayPrototype);
  const proto = prototypeFromConstructor(m, newTarget, "ArrayPrototype");
  return isGuest(proto) ? makeWith(m, args, proto) : make(m, args, proto);
}
function* makeWith(m: Machine, args: Args, proto: Guest<JSObject>): Guest<Value> {
  const made = make(m, args, yield* proto);
  return isGuest(made) ? yield* made : made;
}
function make(m: Machine, args: Args, proto: JSObject): MaybeGuest<JSObject> {
  const [length] = args;
  if (args.length === 1 && typeof length === "number") {
    if (length >>> 0 !== length) throwRangeError(m, "Invalid array length");
    return arrayCreate(m, length, proto);
  }
  const array = createArrayFromList(m, args.slice());
  array.proto = proto;
  return array;
}

function* from(m: Machine, constructor: Value, [items, mapper, thisArg]: Args): Guest<Value> {
  const mapping = mapper === undefined ? undefined : requireCallable(m, mapper);
  const plain = constructor === m.realm.intrinsic("Array");
  if (plain && mapping === undefined && iteratesPlainly(m, items)) return yield* iterableToArray(m, items);
  const method = yield* getMethod(m, items, symbols.iterator);
  if (method === undefined) return yield* fromArrayLike(m, constructor, toObject(m, items), mapping, thisArg);
  const result = isConstructor(constructor) ? yield* constructWith(constructor) : arrayCreate(m, 0);
  m.keep(result);
  const record = yield* getIteratorFromMethod(m, items, method);
  for (let i = 0; ; i++) {
    if (--m.budget < 0) yield PAUSE;
    const next = yield* iteratorStep(m, record);
    if (next === DONE) {
      yield* finish(m, result, i);
      return result;
    }
    try {
      let value: Value | Request = next;
      if (mapping !== undefined) value = callLeaf(m, mapping, thisArg, [next, i]);
      if (isRequest(value)) value = yield value;
      if (!createElement(m, result, i, value)) yield* createElementSlow(m, result, i, value);
    } catch (error) {
      yield* closeAndThrow(m, record.iterator, error);
    }
  }
}

function* fromArrayLike(
  m: Machine,
  constructor: Value,
  source: JSObject,
  mapping: JSObject | undefined,
  thisArg: Value,
): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, source);
  // Nobody sees the array before it is full: it may grow with its elements.
  const grows = length <= MAX_ARRAY_ELEMENTS && constructor === m.realm.intrinsic("Array");
  const result =
    !grows && isConstructor(constructor)
      ? yield* constructWith(constructor, length)
      : arrayCreate(m, grows ? 0 : length);
  m.keep(result);
  const bare = shapeWithoutIndices(m, source);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    const absent = source.shape === bare && m.realm.arrayProtoIsPlain();
    const element = absent ? undefined : yield* getIndex(m, source, i);
    let value: Value | Request = element;
    if (mapping !== undefined) value = callLeaf(m, mapping, thisArg, [element, i]);
    if (isRequest(value)) value = yield value;
    m.allocated += 8;
    if (!createElement(m, result, i, value)) yield* createElementSlow(m, result, i, value);
  }
  yield* finish(m, result, length);
  return result;
}

/** The shape of an ordinary object that has no index keys, like `{ length: 5 }`; null for anything else. */
function shapeWithoutIndices(m: Machine, source: JSObject): Shape | null {
  if (source.kind !== Kind.Ordinary || source.proto !== m.realm.objectPrototype) return null;
  if (source.shape.mode !== ShapeMode.Tree) return null;
  for (const key of ownProperties(source).keys()) if (typeof key === "string" && arrayIndex(key) >= 0) return null;
  return source.shape;
}

function* of(m: Machine, constructor: Value, args: Args): Guest<Value> {
  if (constructor === m.realm.intrinsic("Array")) return createArrayFromList(m, args.slice());
  const result = isConstructor(constructor)
    ? yield* constructWith(constructor, args.length)
    : arrayCreate(m, args.length);
  for (let i = 0; i < args.length; i++)
    if (!createElement(m, result, i, args[i])) yield* createElementSlow(m, result, i, args[i]);
  yield* finish(m, result, args.length);
  return result;
}

function* constructWith(constructor: JSObject, ...args: Value[]): Guest<JSObject> {
  return (yield new ConstructRequest(constructor, args, constructor)) as JSObject;
}

function* finish(m: Machine, result: JSObject, length: number): Guest<void> {
  yield* setLength(m, result, length);
}
