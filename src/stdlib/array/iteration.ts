/**
 * Array methods that call a function per element (ECMA-262 §23.1.3): forEach, map, filter, some, every, find and its kin,
 * reduce and reduceRight. Exact on any array-like; elements of dense arrays are read without a lookup.
 */
import type { Args } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { callLeaf, isRequest } from "../../machine/call.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike } from "../../machine/operations/convert.ts";
import { append, arrayCreate } from "../../machine/operations/create.ts";
import { getIndex } from "../../machine/operations/property.ts";
import { type Element, elementOf, MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { arraySpeciesCreate, hasPlainSpecies } from "./create.ts";
import { createElement, createElementSlow, elementSlow } from "./elements.ts";

export function* forEach(m: Machine, object: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const callback = requireCallable(m, fn);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, i);
    if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
    const result = callLeaf(m, callback, thisArg, [value as Value, i, object]);
    if (isRequest(result)) yield result;
  }
  return undefined;
}

export function* map(m: Machine, object: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const callback = requireCallable(m, fn);
  // Nobody sees a plain result before it is full: it may grow with its elements.
  const grows = length <= MAX_ARRAY_ELEMENTS && hasPlainSpecies(m, object);
  const result = grows ? m.keep(arrayCreate(m, 0)) : yield* arraySpeciesCreate(m, object, length);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, i);
    if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) {
      if (grows) append(m, result, HOLE);
      continue;
    }
    let mapped = callLeaf(m, callback, thisArg, [value as Value, i, object]);
    if (isRequest(mapped)) mapped = yield mapped;
    m.allocated += 8;
    if (!createElement(m, result, i, mapped)) yield* createElementSlow(m, result, i, mapped);
  }
  return result;
}

export function* filter(m: Machine, object: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const callback = requireCallable(m, fn);
  const result = yield* arraySpeciesCreate(m, object, 0);
  let kept = 0;
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value: Element = elementOf(object, i);
    if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
    let keep = callLeaf(m, callback, thisArg, [value as Value, i, object]);
    if (isRequest(keep)) keep = yield keep;
    if (!keep) continue;
    if (!createElement(m, result, kept, value as Value)) yield* createElementSlow(m, result, kept, value as Value);
    kept++;
  }
  return result;
}

/** `some` stops at the first truthy answer, `every` at the first falsy one; each answers which it was. */
const until = (stop: boolean) =>
  function* (m: Machine, object: JSObject, [fn, thisArg]: Args): Guest<Value> {
    const length = yield* lengthOfArrayLike(m, object);
    const callback = requireCallable(m, fn);
    for (let i = 0; i < length; i++) {
      if (--m.budget < 0) yield PAUSE;
      let value = elementOf(object, i);
      if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
      let answer = callLeaf(m, callback, thisArg, [value as Value, i, object]);
      if (isRequest(answer)) answer = yield answer;
      if (!!answer === stop) return stop;
    }
    return !stop;
  };
export const some = until(true);
export const every = until(false);

export interface Search {
  readonly from: "start" | "end";
  readonly gives: "value" | "index";
}

/** find, findIndex, findLast and findLastIndex differ in direction and answer. */
export const finder = ({ from, gives }: Search) =>
  function* (m: Machine, object: JSObject, [fn, thisArg]: Args): Guest<Value> {
    const length = yield* lengthOfArrayLike(m, object);
    const callback = requireCallable(m, fn);
    const step = from === "start" ? 1 : -1;
    for (let i = from === "start" ? 0 : length - 1; i >= 0 && i < length; i += step) {
      if (--m.budget < 0) yield PAUSE;
      let value = elementOf(object, i);
      if (value === HOLE) value = yield* getIndex(m, object, i);
      let found = callLeaf(m, callback, thisArg, [value as Value, i, object]);
      if (isRequest(found)) found = yield found;
      if (found) return gives === "value" ? (value as Value) : i;
    }
    return gives === "value" ? undefined : -1;
  };

/** reduce and reduceRight differ in direction. */
export const reducer = (from: "start" | "end") =>
  function* (m: Machine, object: JSObject, args: Args): Guest<Value> {
    const length = yield* lengthOfArrayLike(m, object);
    const callback = requireCallable(m, args[0]);
    const step = from === "start" ? 1 : -1;
    let accumulator: Element = args.length > 1 ? args[1] : HOLE;
    const held: unknown[] = m.keep([]);
    for (let i = from === "start" ? 0 : length - 1; i >= 0 && i < length; i += step) {
      if (--m.budget < 0) yield PAUSE;
      let value = elementOf(object, i);
      if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
      if (accumulator === HOLE) accumulator = value;
      else {
        const next = callLeaf(m, callback, undefined, [accumulator as Value, value as Value, i, object]);
        held[0] = accumulator = isRequest(next) ? yield next : next;
      }
    }
    return accumulator === HOLE
      ? throwTypeError(m, "Reduce of empty array with no initial value")
      : (accumulator as Value);
  };
