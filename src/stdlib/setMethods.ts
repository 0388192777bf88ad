/** The methods of Set that take another set-like object (ECMA-262 §24.2.4): union, intersection and the rest. */
import type { Args } from "../machine/Builtin.ts";
import { isCallable } from "../machine/call.ts";
import { throwRangeError, throwTypeError } from "../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { integerOrInfinity, toNumber } from "../machine/operations/convert.ts";
import { describe } from "../machine/operations/describe.ts";
import { DONE, iteratorClose, type IteratorRecord, iteratorStep } from "../machine/operations/iterate.ts";
import { get } from "../machine/operations/property.ts";
import { MAX_ARRAY_ELEMENTS } from "../values/arrays.ts";
import { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import { SetData, SetWalk } from "../values/SetData.ts";
import { isObject, type Value } from "../values/Value.ts";
import { ENTRY, tooManyEntries } from "./Map.ts";

type Values = SetData<Value>;

/** §24.2.1.1 Set Records. */
interface SetRecord {
  readonly object: JSObject;
  readonly size: number;
  readonly has: JSObject;
  readonly keys: JSObject;
}

/** §24.2.1.2 GetSetRecord. */
function* setRecordOf(m: Machine, other: Value): Guest<SetRecord> {
  if (!isObject(other)) return throwTypeError(m, `${describe(other)} is not an object`);
  const number = yield* toNumber(m, yield* get(m, other, "size"));
  if (number !== number) throwTypeError(m, "The 'size' property must be a number");
  const size = integerOrInfinity(number);
  if (size < 0) throwRangeError(m, `'${size}' is an invalid size`);
  const has = yield* get(m, other, "has");
  if (!isCallable(has)) return throwTypeError(m, "The 'has' property must be a function");
  const keys = yield* get(m, other, "keys");
  if (!isCallable(keys)) return throwTypeError(m, "The 'keys' property must be a function");
  return { object: other, size, has, keys };
}

function* keysOf(m: Machine, other: SetRecord): Guest<IteratorRecord> {
  const iterator = yield new CallRequest(other.keys, other.object, []);
  if (!isObject(iterator)) return throwTypeError(m, `${describe(iterator)} is not an object`);
  return { iterator, next: yield* get(m, iterator, "next") };
}

function* has(other: SetRecord, value: Value): Guest<boolean> {
  return !!(yield new CallRequest(other.has, other.object, [value]));
}

const newSet = (m: Machine, data: Values): JSObject =>
  new JSObject(m.realm.rootShape, m.realm.intrinsic("SetPrototype"), Kind.Set, data);

function put(m: Machine, set: Values, value: Value): void {
  if (set.rest !== null && set.size >= MAX_ARRAY_ELEMENTS) tooManyEntries(m, "Set");
  m.allocated += ENTRY;
  set.add(value);
}

/** In portions. No guest code runs in between. */
function* copyOf(m: Machine, set: Values): Guest<Values> {
  const copy = m.keep(new SetData<Value>());
  for (const walk = new SetWalk(set); walk.advance();) {
    if (--m.budget < 0) yield PAUSE;
    m.allocated += ENTRY;
    copy.add(walk.value);
  }
  return copy;
}

export function* union(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const keys = yield* keysOf(m, yield* setRecordOf(m, value));
  const result = yield* copyOf(m, set);
  for (let key = yield* iteratorStep(m, keys); key !== DONE; key = yield* iteratorStep(m, keys)) {
    if (--m.budget < 0) yield PAUSE;
    put(m, result, key);
  }
  return newSet(m, result);
}

export function* intersection(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const other = yield* setRecordOf(m, value);
  const result = m.keep(new SetData<Value>());
  if (set.size <= other.size) {
    const walk = new SetWalk(set);
    while (walk.advance()) {
      const element = walk.value;
      if (--m.budget < 0) yield PAUSE;
      if (yield* has(other, element)) result.add(element);
    }
    return newSet(m, result);
  }
  const keys = yield* keysOf(m, other);
  for (let key = yield* iteratorStep(m, keys); key !== DONE; key = yield* iteratorStep(m, keys)) {
    if (--m.budget < 0) yield PAUSE;
    if (set.has(key)) result.add(key);
  }
  return newSet(m, result);
}

export function* difference(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const other = yield* setRecordOf(m, value);
  const result = yield* copyOf(m, set);
  if (set.size <= other.size) {
    // What `has` does to the receiver does not matter: the copy is walked.
    const walk = new SetWalk(result);
    while (walk.advance()) {
      const element = walk.value;
      if (--m.budget < 0) yield PAUSE;
      if (yield* has(other, element)) result.delete(element);
    }
    return newSet(m, result);
  }
  const keys = yield* keysOf(m, other);
  for (let key = yield* iteratorStep(m, keys); key !== DONE; key = yield* iteratorStep(m, keys)) {
    if (--m.budget < 0) yield PAUSE;
    result.delete(key);
  }
  return newSet(m, result);
}

export function* symmetricDifference(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const keys = yield* keysOf(m, yield* setRecordOf(m, value));
  const result = yield* copyOf(m, set);
  for (let key = yield* iteratorStep(m, keys); key !== DONE; key = yield* iteratorStep(m, keys)) {
    if (--m.budget < 0) yield PAUSE;
    // The receiver may have changed meanwhile: what it holds now decides.
    if (set.has(key)) result.delete(key);
    else put(m, result, key);
  }
  return newSet(m, result);
}

export function* isSubsetOf(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const other = yield* setRecordOf(m, value);
  if (set.size > other.size) return false;
  const walk = new SetWalk(set);
  while (walk.advance()) {
    if (--m.budget < 0) yield PAUSE;
    if (!(yield* has(other, walk.value))) return false;
  }
  return true;
}

export function* isSupersetOf(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const other = yield* setRecordOf(m, value);
  if (set.size < other.size) return false;
  return yield* everyKey(m, other, (key) => set.has(key));
}

export function* isDisjointFrom(m: Machine, set: Values, [value]: Args): Guest<Value> {
  const other = yield* setRecordOf(m, value);
  if (set.size > other.size) return yield* everyKey(m, other, (key) => !set.has(key));
  const walk = new SetWalk(set);
  while (walk.advance()) {
    if (--m.budget < 0) yield PAUSE;
    if (yield* has(other, walk.value)) return false;
  }
  return true;
}

/** Stops, and closes the iteration, at the first key that fails. */
function* everyKey(m: Machine, other: SetRecord, holds: (key: Value) => boolean): Guest<boolean> {
  const keys = yield* keysOf(m, other);
  for (let key = yield* iteratorStep(m, keys); key !== DONE; key = yield* iteratorStep(m, keys)) {
    if (--m.budget < 0) yield PAUSE;
    if (holds(key)) continue;
    yield* iteratorClose(m, keys.iterator);
    return false;
  }
  return true;
}
