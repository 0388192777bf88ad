/** Array methods that build a new array (ECMA-262 §23.1.3): concat, slice, flat, flatMap, toReversed, toSpliced, with. */
import type { Args } from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { append, arrayCreate, createArrayFromList } from "../../machine/operations/create.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import { get, getIndex, setOrThrow } from "../../machine/operations/property.ts";
import { isArray } from "../../machine/operations/proxy.ts";
import {
  type DenseArray,
  type Element,
  elementOf,
  isDenseArray,
  MAX_ARRAY_ELEMENTS,
  MAX_ARRAY_LENGTH,
  MAX_DENSE,
} from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { arraySpeciesCreate, hasPlainSpecies, isPlainArray } from "./create.ts";
import { removedCount } from "./edit.ts";
import { createElement, createElementSlow, elementSlow, relativeIndex } from "./elements.ts";

export function* slice(m: Machine, object: JSObject, [from, to]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  if (isPlainArray(m, object) && hasPlainSpecies(m, object) && object.data.length === length) {
    const count = Math.max(end - start, 0);
    m.budget -= count >> 4;
    m.allocated += 8 * count;
    return createArrayFromList(m, object.data.slice(start, end));
  }
  const result = yield* arraySpeciesCreate(m, object, Math.max(end - start, 0));
  let target = 0;
  for (let i = start; i < end; i++, target++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, i);
    if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
    if (!createElement(m, result, target, value as Value)) yield* createElementSlow(m, result, target, value as Value);
  }
  yield* setOrThrow(m, result, "length", target);
  return result;
}

export function* concat(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const result = yield* arraySpeciesCreate(m, object, 0);
  let next = 0;
  for (const item of [object, ...args]) {
    if (!isObject(item) || !(yield* isConcatSpreadable(m, item))) {
      if (next >= Number.MAX_SAFE_INTEGER) throwTypeError(m, "Invalid array length");
      if (!createElement(m, result, next, item)) yield* createElementSlow(m, result, next, item);
      next++;
      continue;
    }
    const length = yield* lengthOfArrayLike(m, item);
    if (next + length > Number.MAX_SAFE_INTEGER) throwTypeError(m, "Invalid array length");
    if (isPlainArray(m, item) && isDenseArray(result) && result.data.length === next && next + length <= MAX_DENSE) {
      yield* appendDense(m, result, item.data);
      next += length;
      continue;
    }
    for (let i = 0; i < length; i++, next++) {
      if (--m.budget < 0) yield PAUSE;
      let value = elementOf(item, i);
      if (value === HOLE && (value = yield* elementSlow(m, item, i)) === HOLE) continue;
      if (!createElement(m, result, next, value as Value)) yield* createElementSlow(m, result, next, value as Value);
    }
  }
  yield* setOrThrow(m, result, "length", next);
  return result;
}

/** In portions, so that a long list does not hold up the host. */
function* appendDense(m: Machine, result: DenseArray, list: readonly Element[]): Guest<void> {
  if (result.data.length === 0) {
    m.budget -= list.length >> 4;
    m.allocated += 8 * list.length;
    result.data = list.slice();
    return;
  }
  const { data } = result;
  for (let start = 0; start < list.length; start += PORTION) {
    const end = Math.min(start + PORTION, list.length);
    for (let i = start; i < end; i++) data.push(list[i]!);
    m.budget -= (end - start) >> 4;
    m.allocated += 8 * (end - start);
    if (m.budget < 0) yield PAUSE;
  }
}
/** @unit elements */
const PORTION = 16_384;

/** §23.1.3.2.1 IsConcatSpreadable of an object. */
function* isConcatSpreadable(m: Machine, object: JSObject): Guest<boolean> {
  const spreadable = yield* get(m, object, symbols.isConcatSpreadable);
  return spreadable === undefined ? isArray(m, object) : !!spreadable;
}

export function* flat(m: Machine, object: JSObject, [depth]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const levels = depth === undefined ? 1 : Math.max(yield* toIntegerOrInfinity(m, depth), 0);
  const result = yield* arraySpeciesCreate(m, object, 0);
  yield* flattenInto(m, result, object, length, levels);
  return result;
}

export function* flatMap(m: Machine, object: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (typeof fn !== "object") throwTypeError(m, "flatMap mapper function is not callable");
  const callback = requireCallable(m, fn);
  const result = yield* arraySpeciesCreate(m, object, 0);
  yield* flattenInto(
    m,
    result,
    object,
    length,
    1,
    (value, index) => new CallRequest(callback, thisArg, [value, index, object]),
  );
  return result;
}

interface Level {
  readonly source: JSObject;
  readonly length: number;
  index: number;
}

/** §23.1.3.13.1 FlattenIntoArray, with a stack of its own: nesting is the program's to choose. */
function* flattenInto(
  m: Machine,
  result: JSObject,
  source: JSObject,
  length: number,
  depth: number,
  mapped?: (value: Value, index: number) => CallRequest,
): Guest<void> {
  const levels: Level[] = [{ source, length, index: 0 }];
  let next = 0;
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    if (--m.budget < 0) yield PAUSE;
    if (level.index >= level.length) {
      levels.pop();
      continue;
    }
    const index = level.index++;
    let value = elementOf(level.source, index);
    if (value === HOLE && (value = yield* elementSlow(m, level.source, index)) === HOLE) continue;
    let element = value as Value;
    if (mapped !== undefined && levels.length === 1) element = yield mapped(element, index);
    if (levels.length <= depth && isObject(element) && isArray(m, element)) {
      if (levels.length >= MAX_NESTING) throwRangeError(m, "Maximum call stack size exceeded");
      levels.push({ source: element, length: yield* lengthOfArrayLike(m, element), index: 0 });
      continue;
    }
    if (!createElement(m, result, next, element)) yield* createElementSlow(m, result, next, element);
    next++;
  }
}
/** Arrays inside arrays that `flat` follows; a cycle ends here. */
const MAX_NESTING = 10_000;

export function* toReversed(m: Machine, object: JSObject): Guest<Value> {
  const result = m.keep(arrayCreate(m, 0));
  for (let i = (yield* newLength(m, object)) - 1; i >= 0; i--) append(m, result, yield* nextElement(m, object, i));
  return result;
}

export function* toSpliced(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const start = yield* relativeIndex(m, args[0], length, 0);
  const removed = yield* removedCount(m, args, length, start);
  const items = args.slice(2);
  const total = length + items.length - removed;
  if (total > Number.MAX_SAFE_INTEGER) throwTypeError(m, "Invalid array length");
  if (total > MAX_ARRAY_LENGTH) throwRangeError(m, "Invalid array length");
  if (total > MAX_ARRAY_ELEMENTS) tooMany(m);
  const result = m.keep(arrayCreate(m, 0));
  for (let i = 0; i < start; i++) append(m, result, yield* nextElement(m, object, i));
  for (const item of items) append(m, result, item);
  for (let i = start + removed; i < length; i++) append(m, result, yield* nextElement(m, object, i));
  return result;
}

export function* withElement(m: Machine, object: JSObject, [position, value]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const relative = yield* toIntegerOrInfinity(m, position);
  const index = relative < 0 ? length + relative : relative;
  if (index < 0 || index >= length) throwRangeError(m, "Invalid index : " + String(relative));
  checkLength(m, length);
  const result = m.keep(arrayCreate(m, 0));
  for (let i = 0; i < length; i++) append(m, result, i === index ? value : yield* nextElement(m, object, i));
  return result;
}

/** The length of an array-like of which a copy is to be made. */
export function* newLength(m: Machine, object: JSObject): Guest<number> {
  const length = yield* lengthOfArrayLike(m, object);
  checkLength(m, length);
  return length;
}
function checkLength(m: Machine, length: number): void {
  if (length > MAX_ARRAY_LENGTH) throwRangeError(m, "Invalid array length");
  if (length > MAX_ARRAY_ELEMENTS) tooMany(m);
}

/** An element, that of a hole as what the prototypes have, with a pause where one is due. */
export function* nextElement(m: Machine, object: JSObject, index: number): Guest<Value> {
  if (--m.budget < 0) yield PAUSE;
  return yield* getIndex(m, object, index);
}
