/** Creation of ordinary objects, arrays and iterator results (ECMA-262 §10.1.12, §10.4.2.2, §7.3.17, §7.4.14). */
import {
  type DenseArray,
  type Element,
  MAX_ARRAY_ELEMENTS,
  MAX_ARRAY_LENGTH,
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

/** §10.4.2.2 ArrayCreate: dense with holes as far as elements may be stored, sparse above. */
export function arrayCreate(m: Machine, length: number, proto: JSObject = m.realm.arrayPrototype): JSObject {
  if (length > MAX_ARRAY_LENGTH) throwRangeError(m, "Invalid array length");
  if (length > MAX_ARRAY_ELEMENTS)
    return new JSObject(m.realm.rootShape, proto, Kind.SparseArray, new SparseElements(length));
  m.budget -= length >> 4;
  m.allocated += 8 * length;
  return new JSObject(m.realm.rootShape, proto, Kind.Array, holes(length));
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
