/** Operations on iterators (ECMA-262 §7.4), for library code. The language's own loops have their operations in `compile/`. */
import { elementOf, isDenseArray, MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { throwRangeError, throwTypeError } from "../errors.ts";
import { CallRequest, type Guest, GuestThrow, isGuest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { createArrayIterator, iteratesPlainly, IterationKind } from "./arrayIterator.ts";
import { lengthOfArrayLike } from "./convert.ts";
import { append, arrayCreate, createArrayFromList } from "./create.ts";
import { describe } from "./describe.ts";
import { get, getIndex, getMethod, throwNotIterable } from "./property.ts";

export interface IteratorRecord {
  readonly iterator: JSObject;
  readonly next: Value;
}

/** §7.4.3 GetIterator(value, sync). */
export function* getIterator(m: Machine, iterable: Value): Guest<IteratorRecord> {
  const method = isNullish(iterable) ? undefined : yield* getMethod(m, iterable, symbols.iterator);
  if (method === undefined) return throwNotIterable(m, iterable);
  return yield* getIteratorFromMethod(m, iterable, method);
}

export function* getIteratorFromMethod(m: Machine, iterable: Value, method: JSObject): Guest<IteratorRecord> {
  const iterator = yield new CallRequest(method, iterable, []);
  if (!isObject(iterator)) return throwTypeError(m, "Result of the Symbol.iterator method is not an object");
  return yield* getIteratorDirect(m, iterator);
}

/** §7.4.10 GetIteratorDirect. */
export function* getIteratorDirect(m: Machine, iterator: JSObject): Guest<IteratorRecord> {
  return { iterator, next: yield* get(m, iterator, "next") };
}

/** End of an iteration, as `iteratorStep` reports it. */
export const DONE: unique symbol = Symbol("done");

/** §7.4.9 IteratorStepValue: the next value, or DONE. */
export function* iteratorStep(m: Machine, record: IteratorRecord): Guest<Value | typeof DONE> {
  const result = yield new CallRequest(record.next, record.iterator, []);
  if (!isObject(result)) return throwTypeError(m, `Iterator result ${describe(result)} is not an object`);
  if (yield* get(m, result, "done")) return DONE;
  return yield* get(m, result, "value");
}

/** §7.4.11 IteratorClose for a normal completion. */
export function* iteratorClose(m: Machine, iterator: JSObject): Guest<void> {
  const method = yield* getMethod(m, iterator, "return");
  if (method === undefined) return;
  const result = yield new CallRequest(method, iterator, []);
  if (!isObject(result)) throwTypeError(m, `${describe(result)} is not an object`);
}

/** §7.4.11 IteratorClose for a throw completion: closes, ignores what closing throws, and throws on. */
export function* closeAndThrow(m: Machine, iterator: JSObject, error: unknown): Guest<never> {
  if (!(error instanceof GuestThrow)) throw error;
  try {
    const method = yield* getMethod(m, iterator, "return");
    if (method !== undefined) yield new CallRequest(method, iterator, []);
  } catch (inner) {
    if (!(inner instanceof GuestThrow)) throw inner;
  }
  throw error;
}

/** Runs `each` on every value of an iterable; closes the iterator when `each` throws. */
export function* forEachOf(m: Machine, iterable: Value, each: (value: Value) => MaybeGuest<void>): Guest<void> {
  if (iteratesPlainly(m, iterable)) return yield* forEachElement(m, iterable, each);
  const record = yield* getIterator(m, iterable);
  for (;;) {
    const value = yield* iteratorStep(m, record);
    if (value === DONE) return;
    if (--m.budget < 0) yield PAUSE;
    try {
      const step = each(value);
      if (isGuest(step)) yield* step;
    } catch (error) {
      yield* closeAndThrow(m, record.iterator, error);
    }
  }
}

/** The same for an array that iterates plainly; `each` may still change the array. */
function* forEachElement(m: Machine, array: JSObject, each: (value: Value) => MaybeGuest<void>): Guest<void> {
  for (let i = 0; ; i++) {
    if (i >= (isDenseArray(array) ? array.data.length : yield* lengthOfArrayLike(m, array))) return;
    let value = elementOf(array, i);
    if (value === HOLE) value = yield* getIndex(m, array, i);
    if (--m.budget < 0) yield PAUSE;
    try {
      const step = each(value as Value);
      if (isGuest(step)) yield* step;
    } catch (error) {
      yield* closeAndThrow(m, createArrayIterator(m, array, IterationKind.Values), error);
    }
  }
}

/** §7.4.16 IteratorToList of a fresh iterator. */
export function* iterableToList(m: Machine, iterable: Value): Guest<Value[]> {
  if (iteratesPlainly(m, iterable)) {
    const { data } = iterable;
    m.budget -= data.length >> 4;
    m.allocated += 8 * data.length;
    if (Array.isArray(data) && !data.includes(HOLE)) return data.slice() as Value[];
  }
  const list: Value[] = m.keep([]);
  yield* forEachOf(m, iterable, (value) => {
    if (list.length >= MAX_ARRAY_ELEMENTS) throwRangeError(m, "Invalid array length");
    list.push(value);
  });
  return list;
}

/** The same as an array of the program. */
export function* iterableToArray(m: Machine, iterable: Value): Guest<JSObject> {
  if (iteratesPlainly(m, iterable) && isDenseArray(iterable))
    return createArrayFromList(m, yield* iterableToList(m, iterable));
  const array = m.keep(arrayCreate(m, 0));
  yield* forEachOf(m, iterable, (value) => append(m, array, value));
  return array;
}

export const isNullish = (value: Value): value is undefined | null => value === undefined || value === null;
