/** Methods of typed arrays that call a function per element (ECMA-262 §23.2.3). The length is read once, the elements live. */
import type { Args } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { setIndex } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import type { Search } from "../array/iteration.ts";
import { requireCallable } from "../callables.ts";
import { viewOf } from "./ArrayView.ts";
import { speciesCreate } from "./elements.ts";

/** Calls back for each element in the given direction until `visit` is satisfied; true when it was. */
function* visitElements(
  m: Machine,
  array: JSObject,
  [fn, thisArg]: Args,
  from: Search["from"],
  visit: (result: Value, element: Value, index: number) => boolean,
): Guest<boolean> {
  const view = viewOf(array);
  const { length } = view;
  const callback = requireCallable(m, fn);
  for (let n = 0; n < length; n++) {
    if (--m.budget < 0) yield PAUSE;
    const index = from === "start" ? n : length - 1 - n;
    const element = view.at(index);
    if (visit(yield new CallRequest(callback, thisArg, [element, index, array]), element, index)) return true;
  }
  return false;
}

export function* forEach(m: Machine, array: JSObject, args: Args): Guest<Value> {
  yield* visitElements(m, array, args, "start", () => false);
  return undefined;
}

export const some = (m: Machine, array: JSObject, args: Args): Guest<Value> =>
  visitElements(m, array, args, "start", (result) => !!result);

export function* every(m: Machine, array: JSObject, args: Args): Guest<Value> {
  return !(yield* visitElements(m, array, args, "start", (result) => !result));
}

export const finder = ({ from, gives }: Search) =>
  function* (m: Machine, array: JSObject, args: Args): Guest<Value> {
    let found: Value = gives === "value" ? undefined : -1;
    yield* visitElements(m, array, args, from, (result, element, index) => {
      if (result) found = gives === "value" ? element : index;
      return !!result;
    });
    return found;
  };

export function* filter(m: Machine, array: JSObject, args: Args): Guest<Value> {
  const kept: Value[] = [];
  yield* visitElements(m, array, args, "start", (result, element) => {
    if (result) kept.push(element);
    return false;
  });
  const made = yield* speciesCreate(m, array, [kept.length], "%TypedArray%.prototype.filter");
  for (let i = 0; i < kept.length; i++) yield* setIndex(m, made, i, kept[i]);
  return made;
}

export function* map(m: Machine, array: JSObject, [fn, thisArg]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const callback = requireCallable(m, fn);
  const made = yield* speciesCreate(m, array, [length], "%TypedArray%.prototype.map");
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* setIndex(m, made, i, yield new CallRequest(callback, thisArg, [view.at(i), i, array]));
  }
  return made;
}

export const reducer = (from: Search["from"]) =>
  function* (m: Machine, array: JSObject, args: Args): Guest<Value> {
    const view = viewOf(array);
    const { length } = view;
    const callback = requireCallable(m, args[0]);
    const place = (n: number): number => (from === "start" ? n : length - 1 - n);
    let n = 0;
    let accumulator = args[1];
    if (args.length < 2) {
      if (length === 0) throwTypeError(m, "Reduce of empty array with no initial value");
      accumulator = view.at(place(n++));
    }
    for (; n < length; n++) {
      if (--m.budget < 0) yield PAUSE;
      const index = place(n);
      accumulator = yield new CallRequest(callback, undefined, [accumulator, view.at(index), index, array]);
    }
    return accumulator;
  };
