/** Sorting (ECMA-262 §23.1.3.30): a stable merge sort whose comparisons may be guest calls. */
import type { Args } from "../../machine/Builtin.ts";
import { callLeaf, isCallable, isRequest } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE, type Request } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, primitiveToString, toNumber, toString } from "../../machine/operations/convert.ts";
import { append, arrayCreate } from "../../machine/operations/create.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import { payComparison } from "../../machine/operations/longText.ts";
import { setIndex, trySetIndex } from "../../machine/operations/property.ts";
import { elementOf, MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { mayPause } from "../conversions.ts";
import { newLength, nextElement } from "./copy.ts";
import { deleteElement, elementSlow } from "./elements.ts";
import { Portions, sortPortions } from "../../machine/mergeSort.ts";

export function* sort(m: Machine, object: JSObject, [comparator]: Args): Guest<Value> {
  const compare = comparatorOf(m, comparator);
  const length = yield* lengthOfArrayLike(m, object);
  const list = new Portions<Value>();
  let stored = 0;
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, i);
    if (value === HOLE && (value = yield* elementSlow(m, object, i)) === HOLE) continue;
    if (++stored > MAX_ARRAY_ELEMENTS) tooMany(m);
    if (value !== undefined) list.push(value);
  }
  let next = 0;
  for (const portion of yield* sortList(m, list, compare))
    for (const value of portion) {
      if (--m.budget < 0) yield PAUSE;
      if (!trySetIndex(object, next, value)) yield* setIndex(m, object, next, value);
      next++;
    }
  for (; next < stored; next++) {
    if (--m.budget < 0) yield PAUSE;
    yield* setIndex(m, object, next, undefined);
  }
  for (; next < length; next++) {
    if (--m.budget < 0) yield PAUSE;
    yield* deleteElement(m, object, next);
  }
  return object;
}

export function* toSorted(m: Machine, object: JSObject, [comparator]: Args): Guest<Value> {
  const compare = comparatorOf(m, comparator);
  const length = yield* newLength(m, object);
  const list = new Portions<Value>();
  for (let i = 0; i < length; i++) {
    const value = yield* nextElement(m, object, i);
    if (value !== undefined) list.push(value);
  }
  const result = m.keep(arrayCreate(m, 0));
  let next = 0;
  for (const portion of yield* sortList(m, list, compare))
    for (const value of portion) {
      if (--m.budget < 0) yield PAUSE;
      append(m, result, value);
      next++;
    }
  for (; next < length; next++) append(m, result, undefined);
  return result;
}

/** The comparison function of `sort` and its kin, or undefined for the default order. */
export function comparatorOf(m: Machine, comparator: Value): JSObject | undefined {
  if (comparator === undefined || isCallable(comparator)) return comparator;
  return throwTypeError(m, "The comparison function must be either a function or undefined");
}

/** §23.1.3.30.2 SortCompare over a whole list without what is undefined; the default order compares strings. */
const sortList = (m: Machine, list: Portions<Value>, comparator: JSObject | undefined): Guest<Value[][]> =>
  comparator === undefined ? sortByText(m, list) : sortPortions(m, list, (a, b) => callComparator(m, comparator, a, b));

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

function* sortByText(m: Machine, list: Portions<Value>): Guest<Value[][]> {
  const { lists } = list;
  if (lists.length === 0 || (lists.length === 1 && lists[0]!.length < 2)) return lists;
  const keyed = new Portions<Keyed>();
  for (const portion of lists)
    for (const value of portion) {
      if (--m.budget < 0) yield PAUSE;
      keyed.push({ key: mayPause(value) ? yield* toString(m, value) : primitiveToString(m, value), value });
    }
  const sorted: Value[][] = [];
  for (const portion of yield* sortPortions(m, keyed, (a, b) => compareText(m, a.key, b.key))) {
    sorted.push(portion.map((entry) => entry.value));
    if ((m.budget -= portion.length >> 4) < 0) yield PAUSE;
  }
  return sorted;
}
