/** §10.1.11 [[OwnPropertyKeys]] of objects that have many, with pauses. No guest code runs meanwhile. */
import { arrayIndex, type DenseArray, isArrayObject, isDenseArray, type SparseArray } from "../../values/arrays.ts";
import { type JSObject, ownProperties } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import type { ShapeKey } from "../../values/Shape.ts";
import { HOLE, type PropertyKey } from "../../values/Value.ts";
import { type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { Portions, sortPortions } from "../mergeSort.ts";
import { exotics } from "./exotic.ts";

const MANY_KEYS = 2_000;

/** Whether listing the keys of the object takes long. */
export const hasManyKeys = (object: JSObject): boolean =>
  object.shape.size > MANY_KEYS ||
  (isListed(object) && (object.data as { readonly length: number }).length > MANY_KEYS);

/** Whether the kind of object has a list of elements. */
const isListed = ({ kind }: JSObject): boolean =>
  kind === Kind.Array || kind === Kind.SparseArray || kind === Kind.String || kind === Kind.TypedArray;

/** Integer indices ascending, then strings, then symbols in order of creation. */
export function* manyKeys(m: Machine, object: JSObject): Guest<PropertyKey[]> {
  const { indices, names } = yield* elementKeys(m, object);
  const keys: PropertyKey[] = [];
  for (const key of indices) if (isDue(m, keys.push(key))) yield PAUSE;

  const others = new Portions<number>();
  const symbols: symbol[] = [];
  let seen = 0;
  for (const key of ownProperties(object).keys()) {
    if (isDue(m, ++seen)) yield PAUSE;
    if (typeof key === "object") continue; // a private name
    const index = typeof key === "symbol" ? -1 : arrayIndex(key);
    if (index >= 0) others.push(index);
    else if (typeof key === "symbol") symbols.push(key);
    else names.push(key);
  }
  for (const portion of yield* ascending(m, others))
    for (const index of portion) if (isDue(m, keys.push(String(index)))) yield PAUSE;
  for (const name of names) if (isDue(m, keys.push(name))) yield PAUSE;
  for (const symbol of symbols) if (isDue(m, keys.push(symbol))) yield PAUSE;
  return keys;
}

/** Pays for keys as they come; true when it is time for a pause. */
function isDue(m: Machine, count: number): boolean {
  if ((count & 15) !== 0) return false;
  m.allocated += 16 * 32;
  return (m.budget -= 8) < 0;
}

const ascending = (m: Machine, indices: Portions<number>): Guest<number[][]> =>
  sortPortions(m, indices, (later, earlier) => later - earlier);

/** Exotic keys: those in front of the ordinary indices, one by one, and those behind them. */
function* elementKeys(m: Machine, object: JSObject): Guest<{ indices: Iterable<string>; names: string[] }> {
  if (!isListed(object)) return exotics[object.kind]?.keys(object) ?? { indices: [], names: [] };
  const names = object.kind === Kind.TypedArray ? [] : ["length"];
  if (isArrayObject(object)) return { indices: yield* elementIndices(m, object), names };
  return { indices: indicesBelow((object.data as { readonly length: number }).length), names };
}

function* indicesBelow(length: number): Generator<string> {
  for (let i = 0; i < length; i++) yield String(i);
}

function* elementIndices(m: Machine, array: DenseArray | SparseArray): Guest<Generator<string>> {
  // For the holes, which are passed over.
  m.budget -= (isDenseArray(array) ? array.data.length : array.data.size) >> 6;
  if (isDenseArray(array)) return denseIndices(array);
  const far = new Portions<number>();
  for (const index of array.data.others.keys()) {
    far.push(index);
    if (--m.budget < 0) yield PAUSE;
  }
  return sparseIndices(array, (yield* ascending(m, far)).flat());
}

function* denseIndices({ data }: DenseArray): Generator<string> {
  for (let i = 0; i < data.length; i++) if (data[i] !== HOLE) yield String(i);
}

function* sparseIndices({ data }: SparseArray, far: readonly number[]): Generator<string> {
  for (const index of data.indices(0, far)) yield String(index);
}

/**
 * All keys of an array, for one by one, because it may be long. What is done to its properties meanwhile must not add any.
 */
export function* arrayKeys(m: Machine, array: DenseArray | SparseArray): Guest<Iterable<PropertyKey>> {
  return allKeys(yield* elementIndices(m, array), [...ownProperties(array).keys()]);
}

function* allKeys(indices: Iterable<string>, others: readonly ShapeKey[]): Generator<PropertyKey> {
  yield* indices;
  yield "length";
  for (const key of others) if (typeof key === "string") yield key;
  for (const key of others) if (typeof key === "symbol") yield key;
}
