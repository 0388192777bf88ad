/** Array.fromAsync (ECMA-262 §23.1.2.2): an array from an async iterable, an iterable or an array-like of promises. */
import type { Args } from "../../machine/Builtin.ts";
import { type AsyncGuest, Await, startAsyncGuest } from "../../machine/asyncGuest.ts";
import { isConstructor } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, ConstructRequest, type Guest, GuestThrow, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toObject } from "../../machine/operations/convert.ts";
import { arrayCreate } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { getIteratorDirect, getIteratorFromMethod, type IteratorRecord } from "../../machine/operations/iterate.ts";
import { get, getIndex, getMethod, setOrThrow } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { createAsyncFromSyncIterator } from "../../machine/asyncFromSync.ts";
import { createElement, createElementSlow } from "./elements.ts";

export function* fromAsync(m: Machine, constructor: Value, args: Args): Guest<Value> {
  const held: unknown[] = [...args];
  return yield* startAsyncGuest(m, collect(m, constructor, args, held), held);
}

function* collect(m: Machine, constructor: Value, [items, mapper, thisArg]: Args, held: unknown[]): AsyncGuest<Value> {
  const mapping = mapper === undefined ? undefined : requireCallable(m, mapper);
  const record = yield* asyncRecord(m, items);
  if (record === undefined) return yield* fromArrayLike(m, constructor, toObject(m, items), mapping, thisArg, held);
  const result = (
    isConstructor(constructor) ? yield new ConstructRequest(constructor, [], constructor) : arrayCreate(m, 0)
  ) as JSObject;
  held.push(record, result);
  for (let i = 0; ; i++) {
    if (--m.budget < 0) yield PAUSE;
    const step = yield new Await(yield new CallRequest(record.next, record.iterator, []));
    if (!isObject(step)) return throwTypeError(m, `Iterator result ${describe(step)} is not an object`);
    if (yield* get(m, step, "done")) {
      yield* setOrThrow(m, result, "length", i);
      return result;
    }
    let value = yield* get(m, step, "value");
    try {
      if (mapping !== undefined) value = yield new Await(yield new CallRequest(mapping, thisArg, [value, i]));
      if (!createElement(m, result, i, value)) yield* createElementSlow(m, result, i, value);
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      yield* closeQuietly(m, record.iterator);
      throw error;
    }
  }
}

function* asyncRecord(m: Machine, items: Value): Guest<IteratorRecord | undefined> {
  const async = yield* getMethod(m, items, symbols.asyncIterator);
  if (async !== undefined) {
    const iterator = yield new CallRequest(async, items, []);
    if (!isObject(iterator)) return throwTypeError(m, "Result of the Symbol.asyncIterator method is not an object");
    return yield* getIteratorDirect(m, iterator);
  }
  const sync = yield* getMethod(m, items, symbols.iterator);
  if (sync === undefined) return undefined;
  return yield* getIteratorDirect(m, createAsyncFromSyncIterator(m, yield* getIteratorFromMethod(m, items, sync)));
}

function* fromArrayLike(
  m: Machine,
  constructor: Value,
  source: JSObject,
  mapping: JSObject | undefined,
  thisArg: Value,
  held: unknown[],
): AsyncGuest<Value> {
  const length = yield* lengthOfArrayLike(m, source);
  const result = (
    isConstructor(constructor) ? yield new ConstructRequest(constructor, [length], constructor) : arrayCreate(m, length)
  ) as JSObject;
  held.push(result);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = yield new Await(yield* getIndex(m, source, i));
    if (mapping !== undefined) value = yield new Await(yield new CallRequest(mapping, thisArg, [value, i]));
    if (!createElement(m, result, i, value)) yield* createElementSlow(m, result, i, value);
  }
  yield* setOrThrow(m, result, "length", length);
  return result;
}

/** §7.4.13 AsyncIteratorClose for a throw completion: what closing does is ignored, but awaited. */
function* closeQuietly(m: Machine, iterator: JSObject): AsyncGuest<void> {
  try {
    const method = yield* getMethod(m, iterator, "return");
    if (method !== undefined) yield new Await(yield new CallRequest(method, iterator, []));
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
  }
}
