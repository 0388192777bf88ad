/** Creation of ordinary objects, arrays and iterator results (ECMA-262 §10.1.12, §10.4.2.2, §7.3.17, §7.4.14). */
import {
  type DenseArray,
  type Element,
  MAX_ARRAY_ELEMENTS,
  MAX_ARRAY_LENGTH,
  MAX_DENSE,
  isDenseArray,
  makeSparse,
  type SparseArray,
  SparseElements,
} from "../../values/arrays.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { throwRangeError } from "../errors.ts";
import type { Machine } from "../Machine.ts";

export const ordinaryObjectCreate = (m: Machine, proto: JSObject | null = m.realm.objectPrototype): JSObject =>
  new JSObject(m.realm.rootShape, proto, Kind.Ordinary, null);

/** An array that takes over `list` as its elements. */
export const createArrayFromList = (m: Machine, list: Element[]): DenseArray =>
  new JSObject(m.realm.rootShape, m.realm.arrayPrototype, Kind.Array, list) as DenseArray;

/** §10.4.2.2 ArrayCreate: short ones dense, with holes. */
export function arrayCreate(m: Machine, length: number, proto: JSObject = m.realm.arrayPrototype): JSObject {
  if (length > MAX_ARRAY_LENGTH) throwRangeError(m, "Invalid array length");
  if (length <= MAX_ARRAY_ELEMENTS) m.allocated += 8 * length;
  if (length > MAX_DENSE) return new JSObject(m.realm.rootShape, proto, Kind.SparseArray, new SparseElements(length));
  m.budget -= length >> 4;
  return new JSObject(m.realm.rootShape, proto, Kind.Array, holes(length));
}

/** Adds an element to an array that nobody else has yet; it grows as far as there is memory. */
export function append(m: Machine, array: JSObject, element: Element): void {
  if (isDenseArray(array)) {
    if (array.data.length < MAX_DENSE) {
      array.data.push(element);
      return;
    }
    m.work(MAX_DENSE >> 5);
    makeSparse(array);
  }
  const { data } = array as SparseArray;
  if (data.length >= MAX_ARRAY_ELEMENTS) throwRangeError(m, "Invalid array length");
  const index = data.length++;
  if (element !== HOLE) data.set(index, element, Attr.All);
}

function holes(length: number): Element[] {
  if (length > 1000) return new Array<Element>(length).fill(HOLE);
  const data: Element[] = [];
  for (let i = 0; i < length; i++) data.push(HOLE);
  return data;
}

/** §7.4.14 CreateIteratorResultObject. */
export function createIterResult(m: Machine, value: Value, done: boolean): JSObject {
  const shape = m.realm.rootShape.add("value", Attr.All).add("done", Attr.All);
  const result = new JSObject(shape, m.realm.objectPrototype, Kind.Ordinary, null);
  result.s0 = value;
  result.s1 = done;
  return result;
}
