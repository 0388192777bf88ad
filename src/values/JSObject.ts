/**
 * The one class of guest objects: shape, prototype, four inline slots and an overflow array, plus a kind with its internal
 * data. Also the raw slot operations every reader of properties is built on. Attributes and exotic behaviour are decided
 * in `machine/operations`.
 */
import { Flag, type Kind } from "./kinds.ts";
import { Property, type PropertyTable, type ShapeKey, Shape, ShapeMode } from "./Shape.ts";
import type { Value } from "./Value.ts";

/** What a slot can hold: a value, an accessor pair, or a row of a built-in table that is not materialised yet. */
export type Slot = Value | Accessor | LazySlot;

export class Accessor {
  get: JSObject | undefined;
  set: JSObject | undefined;
  constructor(get: JSObject | undefined, set: JSObject | undefined) {
    this.get = get;
    this.set = set;
  }
}

/** A property value that is made when first read. The first reader stores the result in the slot. */
export abstract class LazySlot {
  abstract make(holder: JSObject, index: number): Value | Accessor;
}

export class JSObject {
  shape: Shape;
  proto: JSObject | null;
  kind: Kind;
  flags = 0;
  data: unknown;
  s0: Slot = undefined;
  s1: Slot = undefined;
  s2: Slot = undefined;
  s3: Slot = undefined;
  more: Slot[] | null = null;

  constructor(shape: Shape, proto: JSObject | null, kind: Kind, data: unknown) {
    this.shape = shape;
    this.proto = proto;
    this.kind = kind;
    this.data = data;
  }
}

export function rawSlot(object: JSObject, index: number): Slot {
  switch (index) {
    case 0:
      return object.s0;
    case 1:
      return object.s1;
    case 2:
      return object.s2;
    case 3:
      return object.s3;
    default:
      return object.more![index - 4];
  }
}

/** The slot's content with lazy rows materialised. */
export function readSlot(object: JSObject, index: number): Value | Accessor {
  const slot = rawSlot(object, index);
  if (!(slot instanceof LazySlot)) return slot;
  const made = slot.make(object, index);
  writeSlot(object, index, made);
  return made;
}

export function writeSlot(object: JSObject, index: number, value: Slot): void {
  switch (index) {
    case 0:
      object.s0 = value;
      return;
    case 1:
      object.s1 = value;
      return;
    case 2:
      object.s2 = value;
      return;
    case 3:
      object.s3 = value;
      return;
    default:
      if (object.more === null) object.more = [];
      object.more[index - 4] = value;
  }
}

/** The ordinary own property of that key, or undefined. Completes lazily built functions first. */
export function ownProperty(object: JSObject, key: ShapeKey): Property | undefined {
  if (object.shape.lazy) completeLazy(object);
  return object.shape.lookup(key);
}

export function ownProperties(object: JSObject): PropertyTable {
  if (object.shape.lazy) completeLazy(object);
  return object.shape.properties();
}

/**
 * Function objects start without their `length`, `name` and `prototype`, some built-in objects without any property: whoever
 * owns such a shape completes it.
 */
export interface LazyOwner {
  complete(object: JSObject): void;
}
export function completeLazy(object: JSObject): void {
  const { s0, data } = object;
  // A built-in object has its owner in the first slot; a closure's data is its captures, the first of which is its code.
  const owner = s0 instanceof LazySlot ? s0 : Array.isArray(data) ? data[0] : data;
  (owner as LazyOwner).complete(object);
}

/** Adds an own property that does not exist yet. The caller has checked extensibility. */
export function addProperty(object: JSObject, key: ShapeKey, flags: number, value: Slot): void {
  if (object.shape.lazy) completeLazy(object);
  const shape = object.shape;
  if (shape.grows) {
    object.shape = shape.add(key, flags);
    writeSlot(object, shape.size, value);
    return;
  }
  const own = toDictionary(object);
  const index = own.free !== null && own.free.length > 0 ? own.free.pop()! : own.size++;
  own.put(key, own.tree.property(index, flags));
  writeSlot(object, index, value);
}

/** Changes attributes of an existing property and stores its content. */
export function changeProperty(object: JSObject, key: ShapeKey, property: Property, flags: number, value: Slot): void {
  if (flags !== property.flags) toDictionary(object).put(key, new Property(property.index, flags));
  writeSlot(object, property.index, value);
}

export function removeProperty(object: JSObject, key: ShapeKey, property: Property): void {
  const own = toDictionary(object);
  own.properties().delete(key);
  writeSlot(object, property.index, undefined);
  (own.free ??= []).push(property.index);
}

/**
 * Gives the object a dictionary of its own. An object that inline caches know as a prototype gets a new shape identity on
 * every structural change, which is what those caches compare.
 */
export function toDictionary(object: JSObject): Shape {
  if (object.shape.lazy) completeLazy(object);
  const shape = object.shape;
  if (shape.mode === ShapeMode.Dictionary && (object.flags & Flag.CachedHolder) === 0) return shape;
  return (object.shape = Shape.dictionary(shape));
}
