/** Sorting (ECMA-262 §23.1.3.30): a stable merge sort whose comparisons may be guest calls. */
import type { Args } from "../../machine/Builtin.ts";
import { callLeaf, isCallable, isRequest } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE, type Request } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, primitiveToString, toNumber, toString } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import { payComparison } from "../../machine/operations/longText.ts";
import { setIndex } from "../../machine/operations/property.ts";
import { MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import { isPlainArray } from "./create.ts";
import { elementsOf, newLength } from "./copy.ts";
import { deleteElement, elementAt, elementSlow } from "./elements.ts";

export function* sort(m: Machine, object: JSObject, [comparator]: Args): Guest<Value> {
  const compare = comparatorOf(m, comparator);
  const length = yield* lengthOfArrayLike(m, object);
  const list: Value[] = [];
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementAt(object, i);
    if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
    if (list.length >= MAX_ARRAY_ELEMENTS) tooMany(m);
    list.push(value as Value);
  }
  const sorted = yield* sortList(m, list, compare);
  if (isPlainArray(m, object) && object.data.length === length) {
    for (let i = 0; i < sorted.length; i++) object.data[i] = sorted[i];
    object.data.fill(HOLE, sorted.length);
    return object;
  }
  for (let i = 0; i < sorted.length; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* setIndex(m, object, i, sorted[i]);
  }
  for (let i = sorted.length; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* deleteElement(m, object, i);
  }
  return object;
}

export function* toSorted(m: Machine, object: JSObject, [comparator]: Args): Guest<Value> {
  const compare = comparatorOf(m, comparator);
  const list = yield* elementsOf(m, object, yield* newLength(m, object));
  return createArrayFromList(m, yield* sortList(m, list, compare));
}

/** The comparison function of `sort` and its kin, or undefined for the default order. */
export function comparatorOf(m: Machine, comparator: Value): JSObject | undefined {
  if (comparator === undefined || isCallable(comparator)) return comparator;
  return throwTypeError(m, "The comparison function must be either a function or undefined");
}

/** §23.1.3.30.2 SortCompare over a whole list: undefined goes last; the default order compares strings. */
function* sortList(m: Machine, list: readonly Value[], comparator: JSObject | undefined): Guest<Value[]> {
  const defined = list.filter((value) => value !== undefined);
  const sorted =
    comparator !== undefined
      ? yield* mergeSort(m, defined, (a, b) => callComparator(m, comparator, a, b))
      : defined.length < 2
        ? defined
        : yield* sortByText(m, defined);
  for (let i = sorted.length; i < list.length; i++) sorted.push(undefined);
  return sorted;
}

export function callComparator(m: Machine, comparator: JSObject, a: Value, b: Value): number | Guest<number> {
  const order = callLeaf(m, comparator, undefined, [a, b]);
  return typeof order === "number" ? order : finishOrder(m, order);
}
function* finishOrder(m: Machine, order: Value | Request): Guest<number> {
  return yield* toNumber(m, isRequest(order) ? yield order : order);
}

interface Keyed {
  readonly key: string;
  readonly value: Value;
}

function compareText(m: Machine, a: string, b: string): number {
  payComparison(m, a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}

function* sortByText(m: Machine, list: readonly Value[]): Guest<Value[]> {
  const keyed: Keyed[] = [];
  for (const value of list) {
    if (--m.budget < 0) yield PAUSE;
    keyed.push({ key: isObject(value) ? yield* toString(m, value) : primitiveToString(m, value), value });
  }
  const sorted = yield* mergeSort(m, keyed, (a, b) => compareText(m, a.key, b.key));
  return sorted.map((entry) => entry.value);
}

/**
 * Bottom-up and stable; halves that are in order already cost one comparison. The later element is the first argument, as
 * in V8, so that comparators which never answer below zero leave an array as it is in both. Leaves `items` alone.
 */
export function* mergeSort<T>(
  m: Machine,
  items: readonly T[],
  compare: (later: T, earlier: T) => number | Guest<number>,
): Guest<T[]> {
  let source = items.slice();
  let target = items.slice();
  const length = items.length;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let left = start;
      let right = middle;
      let border: number | Guest<number> = middle < end ? compare(source[middle]!, source[middle - 1]!) : 0;
      if (typeof border !== "number") border = yield* border;
      if (border < 0) {
        let i = start;
        while (left < middle && right < end) {
          if (--m.budget < 0) yield PAUSE;
          let order: number | Guest<number> = width === 1 ? border : compare(source[right]!, source[left]!);
          if (typeof order !== "number") order = yield* order;
          target[i++] = order < 0 ? source[right++]! : source[left++]!;
        }
        while (left < middle) target[i++] = source[left++]!;
        while (right < end) target[i++] = source[right++]!;
      } else for (let i = start; i < end; i++) target[i] = source[i]!;
      m.budget -= (end - start) >> 2;
      if (m.budget < 0) yield PAUSE;
    }
    [source, target] = [target, source];
  }
  return source;
}
