/**
 * Small plain data, both ways, at once. Most arguments and results are a few fields: for them the lists, sets and pauses of
 * the full copies cost more than the copy. What is not small, not plain or not allowed is left to those, which start anew.
 */
import type { Machine } from "../machine/Machine.ts";
import { sizeOf } from "../machine/memory.ts";
import { tryGet } from "../machine/operations/property.ts";
import { Accessor, addProperty, JSObject, LazySlot, rawSlot } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { HOLE, type Value } from "../values/Value.ts";
import { isProxy } from "./isProxy.ts";

/** The full copy has to do it. */
export const LARGE: unique symbol = Symbol("large");

/** Values in a small copy. */
const MOST = 64;
/** Levels of nesting in a small copy; this also stops at cycles. */
const DEEPEST = 6;
/** @unit UTF-16 units */
const LONG = 4096;

/** A guest value as host data. `absent`: what stands for undefined. */
export function smallToHost(m: Machine, value: Value, absent: null | undefined): unknown {
  const before = m.budget;
  const copied = outward(m, value, absent, before - MOST, DEEPEST);
  if (copied === LARGE) m.budget = before;
  return copied;
}

function outward(m: Machine, value: Value, absent: null | undefined, least: number, depth: number): unknown {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value : null;
    case "undefined":
      return absent;
    case "object":
      if (value === null) return null;
      break;
    default:
      return LARGE;
  }
  if (depth === 0 || tryGet(value, "toJSON") !== undefined) return LARGE;
  if (value.kind === Kind.Array) {
    const elements = value.data as (Value | typeof HOLE)[];
    if ((m.budget -= elements.length) < least) return LARGE;
    const list: unknown[] = [];
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i];
      const copied = element === HOLE ? LARGE : outward(m, element as Value, absent, least, depth - 1);
      if (copied === LARGE) return LARGE;
      list.push(copied === undefined ? null : copied);
    }
    return list;
  }
  if (value.kind !== Kind.Ordinary) return LARGE;
  const properties = value.shape.properties();
  if ((m.budget -= properties.size) < least) return LARGE;
  const record: Record<string, unknown> = {};
  for (const [key, property] of properties) {
    if (typeof key !== "string" || (property.flags & Attr.Enumerable) === 0) continue;
    const content = rawSlot(value, property.index);
    if (content instanceof Accessor || content instanceof LazySlot || key === "__proto__" || key === "constructor")
      return LARGE;
    const copied = outward(m, content, absent, least, depth - 1);
    if (copied === LARGE) return LARGE;
    if (copied !== undefined) record[key] = copied;
  }
  return record;
}

/** Host data as a guest value. */
export function smallFromHost(m: Machine, value: unknown): Value | typeof LARGE {
  const { budget, allocated } = m;
  const copied = inward(m, value, budget - MOST, DEEPEST);
  m.budget = budget;
  if (copied === LARGE) m.allocated = allocated;
  return copied;
}

function inward(m: Machine, value: unknown, least: number, depth: number): Value | typeof LARGE {
  switch (typeof value) {
    case "string":
      m.allocated += sizeOf(value);
      return value.length > LONG ? LARGE : value;
    case "number":
    case "boolean":
    case "undefined":
      return value;
    case "object":
      return value === null ? null : isProxy(value) ? LARGE : container(m, value, least, depth);
    default:
      return LARGE;
  }
}

function container(m: Machine, source: object, least: number, depth: number): JSObject | typeof LARGE {
  const proto: unknown = Object.getPrototypeOf(source);
  const isList = Array.isArray(source);
  if (depth === 0 || proto !== (isList ? Array.prototype : Object.prototype) || ArrayBuffer.isView(source))
    return LARGE;
  const { rootShape, arrayPrototype, objectPrototype } = m.realm;
  if (isList) {
    if ((m.budget -= source.length) < least) return LARGE;
    const elements: Value[] = [];
    for (let i = 0; i < source.length; i++) {
      const copied = member(m, source, i, least, depth);
      if (copied === LARGE) return LARGE;
      elements.push(copied);
    }
    const list = new JSObject(rootShape, arrayPrototype, Kind.Array, elements);
    m.allocated += sizeOf(list);
    return list;
  }
  const keys = Object.keys(source);
  if ((m.budget -= keys.length) < least) return LARGE;
  const record = new JSObject(rootShape, objectPrototype, Kind.Ordinary, null);
  m.allocated += sizeOf(record);
  for (const key of keys) {
    if (key === "__proto__") return LARGE;
    const copied = member(m, source, key, least, depth);
    if (copied === LARGE) return LARGE;
    addProperty(record, key, Attr.All, copied);
  }
  return record;
}

function member(m: Machine, holder: object, key: string | number, least: number, depth: number): Value | typeof LARGE {
  const descriptor = Object.getOwnPropertyDescriptor(holder, key);
  if (descriptor === undefined) return undefined;
  return "value" in descriptor ? inward(m, descriptor.value, least, depth - 1) : LARGE;
}
