/** Array methods that look for a value or read one place (ECMA-262 §23.1.3): at, includes, indexOf, lastIndexOf. */
import type { Args } from "../../machine/Builtin.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { sameValueZero } from "../../machine/operations/compare.ts";
import { lengthOfArrayLike, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { isLongText, payComparison } from "../../machine/operations/longText.ts";
import { getIndex } from "../../machine/operations/property.ts";
import { elementOf } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { isPlainArray } from "./create.ts";
import { elementSlow, relativeIndex } from "./elements.ts";

export function* at(m: Machine, object: JSObject, [position]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const relative = yield* toIntegerOrInfinity(m, position);
  const index = relative < 0 ? length + relative : relative;
  return index < 0 || index >= length ? undefined : yield* getIndex(m, object, index);
}

export function* includes(m: Machine, object: JSObject, [wanted, from]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (length === 0) return false;
  let i = yield* relativeIndex(m, from, length, 0);
  if (!isLongText(wanted) && isPlainArray(m, object) && object.data.length === length) {
    m.budget -= (length - i) >> 4;
    return object.data.includes(wanted, i) || (wanted === undefined && object.data.includes(HOLE, i));
  }
  for (; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    const element = elementOf(object, i);
    const value = element === HOLE ? yield* getIndex(m, object, i) : element;
    if (isLongText(wanted) && isLongText(value)) payComparison(m, value, wanted);
    if (sameValueZero(value, wanted)) return true;
  }
  return false;
}

export function* indexOf(m: Machine, object: JSObject, [wanted, from]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  if (length === 0) return -1;
  let i = yield* relativeIndex(m, from, length, 0);
  if (!isLongText(wanted) && isPlainArray(m, object)) {
    m.budget -= (length - i) >> 4;
    const found = object.data.indexOf(wanted, i);
    return found < length ? found : -1;
  }
  for (; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, i);
    if (value === HOLE) value = yield* elementSlow(m, object, i);
    if (isLongText(wanted) && isLongText(value)) payComparison(m, value, wanted);
    if (value === wanted) return i;
  }
  return -1;
}

export function* lastIndexOf(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const [wanted] = args;
  const length = yield* lengthOfArrayLike(m, object);
  if (length === 0) return -1;
  const relative = args.length > 1 ? yield* toIntegerOrInfinity(m, args[1]) : length - 1;
  let i = relative < 0 ? length + relative : Math.min(relative, length - 1);
  for (; i >= 0; i--) {
    if (--m.budget < 0) yield PAUSE;
    let value = elementOf(object, i);
    if (value === HOLE) value = yield* elementSlow(m, object, i);
    if (isLongText(wanted) && isLongText(value)) payComparison(m, value, wanted);
    if (value === wanted) return i;
  }
  return -1;
}
