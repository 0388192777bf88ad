/** §7.3.24 EnumerableOwnProperties(object, key): the string keys, at once where no proxy is asked. */
import { type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { arrayKeys, getOwn, hasManyKeys, ownKeysOf } from "../machine/operations/ordinary.ts";
import { getOwnProperty, ownKeys } from "../machine/operations/property.ts";
import { type DenseArray, isDenseArray, MAX_DENSE, type SparseArray } from "../values/arrays.ts";
import type { JSObject } from "../values/JSObject.ts";
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

/**
 * The same of an array, one by one. Getters may change a short one meanwhile, and the keys are those it began with; of a
 * long one they are read as they come.
 */
export function enumerableArrayKeys(m: Machine, array: DenseArray | SparseArray): Iterable<string> {
  return array.data.length > MAX_DENSE && !isDenseArray(array) && array.data.isPlain
    ? plainKeys(array)
    : ownEnumerableKeys(m, array);
}
function* plainKeys(array: DenseArray | SparseArray): Generator<string> {
  for (const key of arrayKeys(array)) if (typeof key === "string" && key !== "length") yield key;
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
