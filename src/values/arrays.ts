/**
 * Storage of Array objects. The dense form keeps a host array in `data` (holes are `HOLE`); everything a dense array
 * should not hold (many elements) or cannot express (attributes, a read-only length, far gaps, non-extensible) lives in
 * `SparseElements`.
 */
import type { JSObject } from "./JSObject.ts";
import { Attr, Flag, Kind } from "./kinds.ts";
import { type Element, MAX_ARRAY_ELEMENTS, SparseElements } from "./SparseElements.ts";
import { HOLE, type PropertyKey, type Value } from "./Value.ts";

export { DENSE_GAP, type Element, type ElementProperty, MAX_ARRAY_ELEMENTS, SparseElements } from "./SparseElements.ts";

export interface DenseArray extends JSObject {
  kind: typeof Kind.Array;
  data: Element[];
}
export interface SparseArray extends JSObject {
  kind: typeof Kind.SparseArray;
  data: SparseElements;
}

/**
 * Elements of a dense array at most, but for lists that the library hands over whole: so that what the host does to one at a
 * time (growing, copying, moving) takes no longer than a millisecond or two.
 */
export const MAX_DENSE = 2 ** 17;
export const MAX_ARRAY_LENGTH = 2 ** 32 - 1;

export const isDenseArray = (object: JSObject): object is DenseArray => object.kind === Kind.Array;
export const isSparseArray = (object: JSObject): object is SparseArray => object.kind === Kind.SparseArray;
/** An Array exotic object (not: a proxy for one; for that see `operations/isArray`). */
export const isArrayObject = (object: JSObject): object is DenseArray | SparseArray =>
  object.kind === Kind.Array || object.kind === Kind.SparseArray;

/** Turns a dense array into its general form, in place. */
export function makeSparse(array: DenseArray | SparseArray): SparseArray {
  if (array.kind === Kind.SparseArray) return array;
  const sparse = new SparseElements(array.data.length);
  sparse.fill(array.data);
  const object: JSObject = array;
  object.kind = Kind.SparseArray;
  object.data = sparse;
  return object as SparseArray;
}

/** The value at an index of any array, or HOLE where only its properties can tell. `index` is an integer from 0. */
export function elementOf(array: JSObject, index: number): Element {
  if (array.kind === Kind.Array) {
    const data = array.data as Element[];
    return index < data.length ? data[index]! : HOLE;
  }
  return array.kind === Kind.SparseArray ? (array.data as SparseElements).at(index) : HOLE;
}

/** Creates a data property in the general form, or overwrites one of default attributes; false where that needs a look. */
export function storeSparse(array: SparseArray, index: number, value: Value): boolean {
  const elements = array.data;
  if (elements.write(index, value)) return true;
  if ((array.flags & Flag.NonExtensible) !== 0) return false;
  if (elements.size >= MAX_ARRAY_ELEMENTS || index >= MAX_ARRAY_LENGTH) return false;
  if (index < elements.length ? elements.get(index) !== undefined : !elements.lengthWritable) return false;
  elements.set(index, value, Attr.All);
  if (index >= elements.length) elements.length = index + 1;
  return true;
}

/** The array index a key spells (0 … 2^32-2), or -1. */
export function arrayIndex(key: PropertyKey): number {
  if (typeof key !== "string") return -1;
  const first = key.charCodeAt(0);
  if (first === 48) return key.length === 1 ? 0 : -1;
  if (!(first > 48 && first <= 57) || key.length > 10) return -1;
  let value = first - 48;
  for (let i = 1; i < key.length; i++) {
    const digit = key.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value < MAX_ARRAY_LENGTH ? value : -1;
}
