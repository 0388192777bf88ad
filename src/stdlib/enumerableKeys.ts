/** §7.3.24 EnumerableOwnProperties(object, key): the string keys, at once where no proxy is asked. */
import { type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { hasManyKeys } from "../machine/operations/manyKeys.ts";
import { getOwn, ownKeysOf } from "../machine/operations/ordinary.ts";
import { getOwnProperty, ownKeys } from "../machine/operations/property.ts";
import { isSparseArray, MAX_DENSE, type SparseArray } from "../values/arrays.ts";
import { type JSObject, ownProperties } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";

export function ownEnumerableKeys(m: Machine, object: JSObject): string[] {
  const keys: string[] = [];
  for (const key of ownKeysOf(object)) {
    if (typeof key !== "string") break;
    if ((getOwn(m, object, key)?.flags ?? 0) & Attr.Enumerable) keys.push(key);
  }
  m.budget -= keys.length >> 1;
  return keys;
}

/** An array that is long and has nothing but ordinary elements: no getter can change it while its keys are read one by one. */
export const isPlainArray = (object: JSObject): object is SparseArray =>
  isSparseArray(object) && object.data.length > MAX_DENSE && object.data.isPlain;

export function* plainArrayKeys(array: SparseArray): Generator<string> {
  for (const index of array.data.indices()) yield String(index);
  for (const key of ownProperties(array).keys()) if (typeof key === "string") yield key;
}

/** Whether an object has too many properties to be read without a pause. */
export const hasManyProperties = (object: JSObject): boolean => object.shape.size > MOST_AT_ONCE || hasManyKeys(object);
const MOST_AT_ONCE = 5_000;

export function* enumerableKeys(m: Machine, object: JSObject): Guest<string[]> {
  if (object.kind !== Kind.Proxy && !hasManyProperties(object)) return ownEnumerableKeys(m, object);
  const keys: string[] = [];
  for (const key of yield* ownKeys(m, object)) {
    if (--m.budget < 0) yield PAUSE;
    if (typeof key !== "string") continue;
    const own = yield* getOwnProperty(m, object, key);
    if (own !== undefined && (own.flags & Attr.Enumerable) !== 0) keys.push(key);
  }
  return keys;
}
