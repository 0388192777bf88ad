/** Array methods that change their receiver (ECMA-262 §23.1.3), but for sort: plain arrays at once, others exactly. */
import type { Args, MaybeGuest } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { getIndex, setIndex, setOrThrow, trySetIndex } from "../../machine/operations/property.ts";
import { type DenseArray, elementOf, MAX_DENSE, type SparseArray } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { arraySpeciesCreate, hasPlainSpecies, isPlainArray, isPlainLong } from "./create.ts";
import { createElement, createElementSlow, deleteElement, elementSlow, relativeIndex, setLength } from "./elements.ts";

export function push(m: Machine, object: JSObject, args: Args): MaybeGuest<Value> {
  if (!isPlainArray(m, object)) return isPlainLong(m, object) ? pushLong(m, object, args) : pushSlow(m, object, args);
  const data = object.data;
  if (data.length + args.length > MAX_DENSE) return pushLong(m, object, args);
  for (let i = 0; i < args.length; i++) data.push(args[i]);
  m.allocated += 8 * args.length;
  return data.length;
}
function pushLong(m: Machine, array: DenseArray | SparseArray, args: Args): MaybeGuest<Value> {
  m.allocated += 8 * args.length;
  for (let i = 0; i < args.length; i++)
    if (!createElement(m, array, array.data.length, args[i])) return pushSlow(m, array, args.slice(i));
  return array.data.length;
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
  if (!isPlainArray(m, object)) {
    if (!isPlainLong(m, object) || object.data.length === 0) return popSlow(m, object);
    const last = object.data.pop();
    return last === HOLE ? undefined : last;
  }
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
  if (!isPlainArray(m, object)) {
    if (!isPlainLong(m, object) || object.data.length === 0) return shiftSlow(m, object);
    m.work(object.data.length >> 10);
    const first = object.data.shift();
    return first === HOLE ? undefined : first;
  }
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
  if (!isPlainArray(m, object) || object.data.length + args.length > MAX_DENSE) return unshiftSlow(m, object, args);
  const data = object.data;
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
    let value = elementOf(object, from + i);
    if (value === HOLE) value = yield* elementSlow(m, object, from + i);
    if (value === HOLE) yield* deleteElement(m, object, to + i);
    else if (!trySetIndex(object, to + i, value)) yield* setIndex(m, object, to + i, value);
  }
}

export function* splice(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const start = yield* relativeIndex(m, args[0], length, 0);
  const removed = yield* removedCount(m, args, length, start);
  const items = args.slice(2);
  const rest = length + items.length - removed;
  tooLong(m, rest);
  if (isPlainArray(m, object) && hasPlainSpecies(m, object) && object.data.length === length && rest <= MAX_DENSE) {
    m.budget -= ((length - start) >> 6) + items.length;
    return createArrayFromList(m, insert(object.data, start, removed, items));
  }
  const result = yield* arraySpeciesCreate(m, object, removed);
  for (let i = 0; i < removed; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, start + i);
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
    let lower = elementOf(object, low);
    let upper = elementOf(object, high);
    if (lower !== HOLE && upper !== HOLE && trySetIndex(object, low, upper) && trySetIndex(object, high, lower))
      continue;
    lower = yield* elementSlow(m, object, low);
    upper = yield* elementSlow(m, object, high);
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
  for (let i = start; i < end;) {
    if (isPlainLong(m, object) && end <= object.data.length) {
      const next = object.data.fillPage(i, end, value);
      m.budget -= (next - i) >> 4;
      i = next;
    } else yield* setIndex(m, object, i++, value);
    if (--m.budget < 0) yield PAUSE;
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
  else
    for (let i = 0; i < count; i++) {
      const value = elementOf(object, start + i);
      if (value === HOLE || !trySetIndex(object, destination + i, value))
        yield* move(m, object, start + i, destination + i, 1);
      else if (--m.budget < 0) yield PAUSE;
    }
  return object;
}
