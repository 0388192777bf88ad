/** Reading and writing elements of array-likes in library loops: dense arrays at once, everything else exactly. */
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { integerOrInfinity, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { storeDense } from "../../machine/operations/exoticArray.ts";
import {
  createDataPropertyOrThrow,
  deleteProperty,
  get,
  hasProperty,
  setOrThrow,
} from "../../machine/operations/property.ts";
import { type Element, isArrayObject, isDenseArray, isSparseArray, storeSparse } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { HOLE, type Value } from "../../values/Value.ts";

/** HasProperty and Get where `elementOf` could not tell: the element, or HOLE where there is none. */
export function* elementSlow(m: Machine, object: JSObject, index: number): Guest<Element> {
  const key = String(index);
  return (yield* hasProperty(m, object, key)) ? yield* get(m, object, key) : HOLE;
}

/** Creates a data property at an index of an array; false where `createElementSlow` has to. */
export const createElement = (m: Machine, object: JSObject, index: number, value: Value): boolean =>
  isDenseArray(object)
    ? storeDense(m, object, index, value)
    : isSparseArray(object) && storeSparse(object, index, value);

/** CreateDataPropertyOrThrow at an index. */
export const createElementSlow = (m: Machine, object: JSObject, index: number, value: Value): Guest<void> =>
  createDataPropertyOrThrow(m, object, String(index), value);

/** DeletePropertyOrThrow at an index. */
export function* deleteElement(m: Machine, object: JSObject, index: number): Guest<void> {
  if (!(yield* deleteProperty(m, object, String(index))))
    throwTypeError(
      m,
      `Cannot delete property '${index}' of ${object.kind === Kind.SparseArray ? "[object Array]" : "#<Object>"}`,
    );
}

/** Set(O, "length", length, true). */
export function* setLength(m: Machine, object: JSObject, length: number): Guest<void> {
  if (isArrayObject(object) && length === object.data.length && (isDenseArray(object) || object.data.lengthWritable))
    return;
  yield* setOrThrow(m, object, "length", length);
}

/** An argument that counts from the end when negative, within 0 … length. */
export function* relativeIndex(m: Machine, value: Value, length: number, absent: number): Guest<number> {
  if (value === undefined) return absent;
  const index = typeof value === "number" ? integerOrInfinity(value) : yield* toIntegerOrInfinity(m, value);
  return index < 0 ? Math.max(length + index, 0) : Math.min(index, length);
}
