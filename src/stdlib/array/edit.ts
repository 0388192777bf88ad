/** Array methods that change their receiver (ECMA-262 §23.1.3), but for sort: plain arrays at once, others exactly. */
import type { Args, MaybeGuest } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import { getIndex, setIndex, setOrThrow } from "../../machine/operations/property.ts";
import { MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { arraySpeciesCreate, hasPlainSpecies, isPlainArray } from "./create.ts";
import {
  createElement,
  createElementSlow,
  deleteElement,
  elementAt,
  elementSlow,
  relativeIndex,
  setLength,
} from "./elements.ts";

export function push(m: Machine, object: JSObject, args: Args): MaybeGuest<Value> {
  if (!isPlainArray(m, object)) return pushSlow(m, object, args);
  const data = object.data;
  if (data.length + args.length > MAX_ARRAY_ELEMENTS) tooMany(m);
  for (let i = 0; i < args.length; i++) data.push(args[i]);
  m.allocated += 8 * args.length;
  return data.length;
}
function* pushSlow(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (length + args.length > Number.MAX_SAFE_INTEGER)
    throwTypeError(
      m,
      `Pushing ${args.length} elements on an array-like of length ${length} is disallowed, as the total surpasses 2**53-1`,
    );
  for (let i = 0; i < args.length; i++) yield* setIndex(m, object, length + i, args[i]);
  yield* setLength(m, object, length + args.length);
  return length + args.length;
}

function tooLong(m: Machine, length: number): void {
  if (length > Number.MAX_SAFE_INTEGER) throwTypeError(m, "Invalid array length");
}

export function pop(m: Machine, object: JSObject): MaybeGuest<Value> {
  if (!isPlainArray(m, object)) return popSlow(m, object);
  const value = object.data.length === 0 ? undefined : object.data.pop();
  return value === HOLE ? undefined : (value as Value);
}
function* popSlow(m: Machine, object: JSObject): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (length === 0) {
    yield* setOrThrow(m, object, "length", 0);
    return undefined;
  }
  const value = yield* getIndex(m, object, length - 1);
  yield* deleteElement(m, object, length - 1);
  yield* setOrThrow(m, object, "length", length - 1);
  return value;
}

export function shift(m: Machine, object: JSObject): MaybeGuest<Value> {
  if (!isPlainArray(m, object)) return shiftSlow(m, object);
  m.budget -= object.data.length >> 8;
  const value = object.data.length === 0 ? undefined : object.data.shift();
  return value === HOLE ? undefined : (value as Value);
}
function* shiftSlow(m: Machine, object: JSObject): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (length === 0) {
    yield* setOrThrow(m, object, "length", 0);
    return undefined;
  }
  const first = yield* getIndex(m, object, 0);
  yield* move(m, object, 1, 0, length - 1);
  yield* deleteElement(m, object, length - 1);
  yield* setOrThrow(m, object, "length", length - 1);
  return first;
}

export function unshift(m: Machine, object: JSObject, args: Args): MaybeGuest<Value> {
  if (!isPlainArray(m, object)) return unshiftSlow(m, object, args);
  const data = object.data;
  if (data.length + args.length > MAX_ARRAY_ELEMENTS) tooMany(m);
  m.budget -= (data.length >> 6) + args.length;
  insert(data, 0, 0, args);
  return data.length;
}
function* unshiftSlow(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (args.length > 0) {
    tooLong(m, length + args.length);
    yield* move(m, object, 0, args.length, length);
    for (let i = 0; i < args.length; i++) yield* setIndex(m, object, i, args[i]);
  }
  yield* setOrThrow(m, object, "length", length + args.length);
  return length + args.length;
}

/** Host splice in portions: a spread of a very long list would overflow the host's stack. */
function insert<T>(data: T[], start: number, removed: number, items: readonly T[]): T[] {
  const portion = 10_000;
  if (items.length <= portion) return data.splice(start, removed, ...items);
  const tail = data.slice(start + removed);
  const gone = data.slice(start, start + removed);
  data.length = start;
  for (const item of items) data.push(item);
  for (const item of tail) data.push(item);
  return gone;
}

/** Moves `count` elements from `from` to `to`, holes included, in the direction that overlapping needs. */
function* move(m: Machine, object: JSObject, from: number, to: number, count: number): Guest<void> {
  const backwards = from < to;
  for (let n = 0; n < count; n++) {
    if (--m.budget < 0) yield PAUSE;
    const i = backwards ? count - 1 - n : n;
    let value = elementAt(object, from + i);
    if (value === HOLE) value = yield* elementSlow(m, object, from + i);
    if (value === HOLE) yield* deleteElement(m, object, to + i);
    else yield* setIndex(m, object, to + i, value as Value);
  }
}

export function* splice(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const start = yield* relativeIndex(m, args[0], length, 0);
  const removed = yield* removedCount(m, args, length, start);
  const items = args.slice(2);
  const rest = length + items.length - removed;
  tooLong(m, rest);
  if (isPlainArray(m, object) && hasPlainSpecies(m, object) && object.data.length === length) {
    if (rest > MAX_ARRAY_ELEMENTS) tooMany(m);
    m.budget -= ((length - start) >> 6) + items.length;
    return createArrayFromList(m, insert(object.data, start, removed, items));
  }
  const result = yield* arraySpeciesCreate(m, object, removed);
  for (let i = 0; i < removed; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementAt(object, start + i);
    if (value === HOLE && (value = yield* elementSlow(m, object, start + i)) === HOLE) continue;
    if (!createElement(m, result, i, value as Value)) yield* createElementSlow(m, result, i, value as Value);
  }
  yield* setOrThrow(m, result, "length", removed);
  if (items.length !== removed) yield* move(m, object, start + removed, start + items.length, length - start - removed);
  for (let i = length - 1; i >= rest; i--) {
    if (--m.budget < 0) yield PAUSE;
    yield* deleteElement(m, object, i);
  }
  for (let i = 0; i < items.length; i++) yield* setIndex(m, object, start + i, items[i]);
  yield* setOrThrow(m, object, "length", rest);
  return result;
}

/** How many elements `splice` and `toSpliced` take out. */
export function* removedCount(m: Machine, args: Args, length: number, start: number): Guest<number> {
  if (args.length === 0) return 0;
  if (args.length === 1) return length - start;
  return Math.min(Math.max(yield* toIntegerOrInfinity(m, args[1]), 0), length - start);
}

export const reverse = (m: Machine, object: JSObject): MaybeGuest<Value> => {
  if (!isPlainArray(m, object)) return reverseSlow(m, object);
  m.budget -= object.data.length >> 4;
  object.data.reverse();
  return object;
};
function* reverseSlow(m: Machine, object: JSObject): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const middle = Math.floor(length / 2);
  for (let low = 0; low < middle; low++) {
    if (--m.budget < 0) yield PAUSE;
    const high = length - 1 - low;
    const lower = yield* elementSlow(m, object, low);
    const upper = yield* elementSlow(m, object, high);
    if (upper !== HOLE) yield* setIndex(m, object, low, upper as Value);
    else if (lower !== HOLE) yield* deleteElement(m, object, low);
    if (lower !== HOLE) yield* setIndex(m, object, high, lower as Value);
    else if (upper !== HOLE) yield* deleteElement(m, object, high);
  }
  return object;
}

export function* fill(m: Machine, object: JSObject, [value, from, to]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  if (isPlainArray(m, object) && object.data.length === length) {
    m.budget -= (end - start) >> 4;
    object.data.fill(value, start, end);
    return object;
  }
  for (let i = start; i < end; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* setIndex(m, object, i, value);
  }
  return object;
}

export function* copyWithin(m: Machine, object: JSObject, [target, from, to]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const destination = yield* relativeIndex(m, target, length, 0);
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  const count = Math.min(end - start, length - destination);
  if (isPlainArray(m, object) && object.data.length === length) {
    m.budget -= Math.max(count, 0) >> 4;
    object.data.copyWithin(destination, start, start + Math.max(count, 0));
  } else if (start < destination && destination < start + count) yield* move(m, object, start, destination, count);
  else for (let i = 0; i < count; i++) yield* move(m, object, start + i, destination + i, 1);
  return object;
}
