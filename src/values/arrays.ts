/**
 * Storage of Array objects. The dense form keeps a host array in `data` (holes are `HOLE`); everything a dense array
 * cannot express (attributes, a read-only length, far gaps, non-extensible) lives in `SparseElements`.
 */
import type { Accessor, JSObject } from "./JSObject.ts";
import { Attr, Kind } from "./kinds.ts";
import { HOLE, type PropertyKey, type Value } from "./Value.ts";

export type Element = Value | typeof HOLE;

export interface DenseArray extends JSObject {
  kind: typeof Kind.Array;
  data: Element[];
}
export interface SparseArray extends JSObject {
  kind: typeof Kind.SparseArray;
  data: SparseElements;
}

export interface ElementProperty {
  value: Value | Accessor;
  flags: number;
}
export class SparseElements {
  length: number;
  lengthWritable = true;
  readonly elements = new Map<number, ElementProperty>();
  constructor(length: number) {
    this.length = length;
  }
}

/** Stored elements of one array at most; a larger one is a RangeError. */
export const MAX_ARRAY_ELEMENTS = 10_000_000;
export const MAX_ARRAY_LENGTH = 2 ** 32 - 1;
/** A write this far behind the end keeps the array dense (the gap becomes holes). */
export const DENSE_GAP = 1024;

export const isDenseArray = (object: JSObject): object is DenseArray => object.kind === Kind.Array;
export const isSparseArray = (object: JSObject): object is SparseArray => object.kind === Kind.SparseArray;
/** An Array exotic object (not: a proxy for one; for that see `operations/isArray`). */
export const isArrayObject = (object: JSObject): object is DenseArray | SparseArray =>
  object.kind === Kind.Array || object.kind === Kind.SparseArray;

/** Turns a dense array into its general form, in place. */
export function makeSparse(array: DenseArray | SparseArray): SparseArray {
  if (array.kind === Kind.SparseArray) return array;
  const dense = array.data;
  const sparse = new SparseElements(dense.length);
  for (let i = 0; i < dense.length; i++) {
    const value = dense[i]!;
    if (value !== HOLE) sparse.elements.set(i, { value: value as Value, flags: Attr.All });
  }
  const object: JSObject = array;
  object.kind = Kind.SparseArray;
  object.data = sparse;
  return object as SparseArray;
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
