/** Array exotic objects (ECMA-262 §10.4.2): index keys and `length`, on the dense and the sparse storage. */
import {
  arrayIndex,
  DENSE_GAP,
  type DenseArray,
  isDenseArray,
  makeSparse,
  MAX_ARRAY_ELEMENTS,
  MAX_ARRAY_LENGTH,
  MAX_DENSE,
  type SparseArray,
  storeSparse,
} from "../../values/arrays.ts";
import { Attr, Flag } from "../../values/kinds.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { throwRangeError } from "../errors.ts";
import type { Machine } from "../Machine.ts";
import { mergeProperty, newProperty, type OwnProperty, type PropertyDescriptor } from "./descriptor.ts";
import type { Exotic } from "./exotic.ts";

type AnyArray = DenseArray | SparseArray;

export const arrayExotic: Exotic = {
  getOwn(object, key) {
    const array = object as AnyArray;
    if (key === "length") return lengthProperty(array);
    const index = arrayIndex(key);
    return index < 0 ? undefined : (elementProperty(array, index) ?? null);
  },
  define(m, object, key, descriptor) {
    if (key === "length") return setLength(m, object as AnyArray, descriptor);
    const index = arrayIndex(key);
    return index < 0 ? undefined : defineElement(m, object as AnyArray, index, descriptor);
  },
  remove(object, key) {
    if (key === "length") return false;
    const index = arrayIndex(key);
    return index < 0 ? undefined : removeElement(object as AnyArray, index);
  },
  keys(object) {
    return { indices: indexKeys(object as AnyArray), names: ["length"] };
  },
  preventExtensions(object) {
    makeSparse(object as AnyArray);
    return true;
  },
};

export const arrayLength = (array: AnyArray): number => (isDenseArray(array) ? array.data.length : array.data.length);

function lengthProperty(array: AnyArray): OwnProperty {
  if (isDenseArray(array)) return { content: array.data.length, flags: Attr.Writable };
  return { content: array.data.length, flags: array.data.lengthWritable ? Attr.Writable : 0 };
}

export function elementProperty(array: AnyArray, index: number): OwnProperty | undefined {
  if (isDenseArray(array)) {
    const value = index < array.data.length ? array.data[index]! : HOLE;
    return value === HOLE ? undefined : { content: value as Value, flags: Attr.All };
  }
  const property = array.data.get(index);
  return property === undefined ? undefined : { content: property.value, flags: property.flags };
}

/** Stores an element with default attributes into a dense array, which may become sparse for it; false when it did not. */
export function storeDense(m: Machine, array: DenseArray, index: number, value: Value): boolean {
  const data = array.data;
  const length = data.length;
  if (index < length) {
    data[index] = value;
    return true;
  }
  if (index === length && length < MAX_DENSE) {
    data.push(value);
    return true;
  }
  if (index - length > DENSE_GAP || index >= MAX_DENSE) {
    m.work(length >> 5);
    return storeSparse(makeSparse(array), index, value);
  }
  m.budget -= index - length;
  while (data.length < index) data.push(HOLE);
  data.push(value);
  return true;
}

export const tooMany = (m: Machine): never =>
  throwRangeError(m, `An array can store at most ${MAX_ARRAY_ELEMENTS} elements here`);

function defineElement(m: Machine, array: AnyArray, index: number, descriptor: PropertyDescriptor): boolean {
  const current = elementProperty(array, index);
  const merged = current === undefined ? newProperty(descriptor) : mergeProperty(current, descriptor);
  if (merged === null) return false;
  if (current === undefined && (array.flags & Flag.NonExtensible) !== 0) return false;
  if (isDenseArray(array) && merged.flags === Attr.All && storeDense(m, array, index, merged.content as Value))
    return true;
  const sparse = makeSparse(array).data;
  if (index >= sparse.length && !sparse.lengthWritable) return false;
  if (current === undefined && sparse.size >= MAX_ARRAY_ELEMENTS) tooMany(m);
  sparse.set(index, merged.content, merged.flags);
  if (index >= sparse.length) sparse.length = index + 1;
  return true;
}

function removeElement(array: AnyArray, index: number): boolean {
  if (isDenseArray(array)) {
    if (index < array.data.length) array.data[index] = HOLE;
    return true;
  }
  const property = array.data.get(index);
  if (property === undefined) return true;
  if ((property.flags & Attr.Configurable) === 0) return false;
  array.data.delete(index);
  return true;
}

export function indexKeys(array: AnyArray): string[] {
  if (!isDenseArray(array)) return Array.from(array.data.indices(), String);
  const keys: string[] = [];
  for (let i = 0; i < array.data.length; i++) if (array.data[i] !== HOLE) keys.push(String(i));
  return keys;
}

/**
 * §10.4.2.4 ArraySetLength. `descriptor.value` is a valid length already: callers convert it (which may run guest code)
 * with `toArrayLength` before they come here.
 */
function setLength(m: Machine, array: AnyArray, descriptor: PropertyDescriptor): boolean {
  const current = lengthProperty(array);
  if (!("value" in descriptor)) {
    const merged = mergeProperty(current, descriptor);
    if (merged === null) return false;
    if ((merged.flags & Attr.Writable) === 0) makeSparse(array).data.lengthWritable = false;
    return true;
  }
  const length = descriptor.value as number;
  if (typeof length !== "number" || !(length >= 0 && length <= MAX_ARRAY_LENGTH) || length !== Math.floor(length))
    return throwRangeError(m, "Invalid array length");
  const merged = mergeProperty(current, descriptor);
  if (merged === null) return false;
  const complete = truncate(m, array, length);
  if ((merged.flags & Attr.Writable) === 0) makeSparse(array).data.lengthWritable = false;
  return complete;
}

/** Sets the length of an array whose length is writable; false when a non-configurable element stopped it. */
export function truncate(m: Machine, array: AnyArray, length: number): boolean {
  if (isDenseArray(array)) {
    const data = array.data;
    if (length <= data.length) {
      m.budget -= (data.length - length) >> 6;
      data.length = length;
      return true;
    }
    if (length - data.length <= DENSE_GAP && length <= MAX_DENSE) {
      while (data.length < length) data.push(HOLE);
      return true;
    }
  }
  const sparse = makeSparse(array).data;
  if (length < sparse.length) {
    const { size } = sparse;
    if (sparse.allConfigurable(length)) sparse.cut(length);
    else
      for (const index of [...sparse.indices(length)].reverse()) {
        if ((sparse.get(index)!.flags & Attr.Configurable) === 0) {
          sparse.length = index + 1;
          return false;
        }
        sparse.delete(index);
      }
    m.budget -= (size - sparse.size) >> 6;
  }
  sparse.length = length;
  return true;
}
