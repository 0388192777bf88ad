/**
 * The short way of array methods: a plain array, arguments and elements that need no conversion. No guest code can run and
 * nothing is long enough to be interrupted, so no generator is made. `SLOW` sends everything else to the exact bodies.
 */
import type { Args } from "../../machine/Builtin.ts";
import type { Machine } from "../../machine/Machine.ts";
import { integerOrInfinity } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { SLOW } from "../../machine/operations/property.ts";
import type { DenseArray, Element } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { ShapeMode } from "../../values/Shape.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import { hasPlainSpecies, isPlainArray } from "./create.ts";

export type Plain = (m: Machine, object: JSObject, args: Args) => Value | typeof SLOW;

/** Longer lists go the way that can be interrupted. @unit elements */
const SHORT = 4096;

/** An argument that counts from the end when negative, within 0 … length; -1 where it has to be converted. */
function position(value: Value, length: number, absent: number): number {
  if (value === undefined) return absent;
  if (typeof value !== "number") return -1;
  const index = integerOrInfinity(value);
  return index < 0 ? Math.max(length + index, 0) : Math.min(index, length);
}

const isShort = (m: Machine, object: JSObject): object is DenseArray =>
  isPlainArray(m, object) && object.data.length <= SHORT;

export const at: Plain = (m, object, [index]) => {
  if (typeof index !== "number" || !isPlainArray(m, object)) return SLOW;
  const { data } = object;
  const relative = integerOrInfinity(index);
  const element = data[relative < 0 ? data.length + relative : relative];
  return element === HOLE ? undefined : (element as Value);
};

export const includes: Plain = (m, object, [wanted, from]) => {
  if (from !== undefined || !isShort(m, object)) return SLOW;
  const { data } = object;
  m.budget -= data.length >> 4;
  return data.includes(wanted) || (wanted === undefined && data.includes(HOLE));
};

export const indexOf: Plain = (m, object, [wanted, from]) => {
  if (from !== undefined || !isShort(m, object)) return SLOW;
  m.budget -= object.data.length >> 4;
  return object.data.indexOf(wanted);
};

export const slice: Plain = (m, object, [from, to]) => {
  if (!isShort(m, object) || !hasPlainSpecies(m, object)) return SLOW;
  const { length } = object.data;
  const start = position(from, length, 0);
  const end = position(to, length, length);
  if (start < 0 || end < 0) return SLOW;
  const list = object.data.slice(start, end);
  m.budget -= list.length >> 4;
  m.allocated += 8 * list.length;
  return createArrayFromList(m, list);
};

/** Nobody has made it say whether it is spread, and no prototype of it has. */
const isSpread = (m: Machine, value: JSObject): value is DenseArray =>
  isShort(m, value) && value.shape === m.realm.rootShape && m.realm.arrayPrototype.shape.mode === ShapeMode.Template;

export const concat: Plain = (m, object, args) => {
  if (args.length > 16 || !isSpread(m, object) || !hasPlainSpecies(m, object)) return SLOW;
  for (const item of args) if (isObject(item) && !isSpread(m, item)) return SLOW;
  let list: Element[] = object.data.slice();
  for (const item of args) {
    if (isObject(item)) list = list.concat((item as DenseArray).data);
    else list.push(item);
  }
  m.budget -= list.length >> 4;
  m.allocated += 8 * list.length;
  return createArrayFromList(m, list);
};

export const splice: Plain = (m, object, args) => {
  const [from, count] = args;
  if (args.length > 16 || typeof from !== "number" || (count !== undefined && typeof count !== "number")) return SLOW;
  if (!isShort(m, object) || !hasPlainSpecies(m, object)) return SLOW;
  const { data } = object;
  const start = position(from, data.length, 0);
  const rest = data.length - start;
  const removed = args.length === 1 ? rest : Math.min(Math.max(integerOrInfinity(count ?? 0), 0), rest);
  m.budget -= rest >> 6;
  m.allocated += 8 * (removed + args.length);
  return createArrayFromList(
    m,
    args.length <= 2 ? data.splice(start, removed) : data.splice(start, removed, ...(args.slice(2) as Value[])),
  );
};

/** The same text as the exact way: only elements whose text no program can change. */
export const join: Plain = (m, object, [separator]) => {
  if ((separator !== undefined && typeof separator !== "string") || !isShort(m, object)) return SLOW;
  if (m.realm.joining.size > 0) return SLOW;
  const { data } = object;
  const between = separator ?? ",";
  if (between.length > SHORT) return SLOW;
  let text = "";
  for (let i = 0; i < data.length; i++) {
    const element = data[i];
    if (i > 0) text += between;
    if (typeof element === "string") {
      if (text.length + element.length > LONG) return SLOW;
      text += element;
    } else if (typeof element === "number" || typeof element === "boolean") text += String(element);
    else if (element !== undefined && element !== null && element !== HOLE) return SLOW;
  }
  m.budget -= (data.length >> 1) + (text.length >> 8);
  return text;
};
/** @unit UTF-16 units */
const LONG = 1 << 20;
