/** Making the arrays that array methods return (ECMA-262 §10.4.2.3 ArraySpeciesCreate), with the plain case at once. */
import { isConstructor } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { ConstructRequest, type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayCreate } from "../../machine/operations/create.ts";
import { get } from "../../machine/operations/property.ts";
import { isArray } from "../../machine/operations/proxy.ts";
import { type DenseArray, isSparseArray, type SparseArray } from "../../values/arrays.ts";
import { type JSObject, LazySlot, ownProperty, rawSlot } from "../../values/JSObject.ts";
import { Flag, Kind } from "../../values/kinds.ts";
import { ShapeMode } from "../../values/Shape.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject } from "../../values/Value.ts";

/** §10.4.2.3 ArraySpeciesCreate. */
export function* arraySpeciesCreate(m: Machine, original: JSObject, length: number): Guest<JSObject> {
  if (hasPlainSpecies(m, original) || !isArray(m, original)) return m.keep(arrayCreate(m, length));
  let constructor = yield* get(m, original, "constructor");
  if (isObject(constructor)) {
    constructor = yield* get(m, constructor, symbols.species);
    if (constructor === null) constructor = undefined;
  }
  if (constructor === undefined) return m.keep(arrayCreate(m, length));
  if (!isConstructor(constructor)) return throwTypeError(m, "object.constructor[Symbol.species] is not a constructor");
  return m.keep((yield new ConstructRequest(constructor, [length], constructor)) as JSObject);
}

/** True for an array of the realm whose species is the realm's Array, which nobody has tampered with. */
export function hasPlainSpecies(m: Machine, object: JSObject): boolean {
  if (object.proto !== m.realm.arrayPrototype || (object.kind !== Kind.Array && object.kind !== Kind.SparseArray))
    return false;
  if (object.shape !== m.realm.rootShape && ownProperty(object, "constructor") !== undefined) return false;
  const { arrayPrototype } = m.realm;
  const property = ownProperty(arrayPrototype, "constructor");
  if (property === undefined || arrayPrototype.shape.mode !== ShapeMode.Template) return false;
  const constructor = m.realm.intrinsic("Array");
  const held = rawSlot(arrayPrototype, property.index);
  return constructor.shape.mode === ShapeMode.Template && (held === constructor || held instanceof LazySlot);
}

/**
 * True when holes read as undefined and new elements meet no setter: the array is dense and nothing it inherits from has
 * index keys. Holds until guest code runs.
 */
export const isPlainArray = (m: Machine, object: JSObject): object is DenseArray =>
  object.kind === Kind.Array && object.proto === m.realm.arrayPrototype && m.realm.arrayProtoIsPlain();

/** The same for an array of many elements, whose elements have no attributes of their own. */
export const isPlainLong = (m: Machine, object: JSObject): object is SparseArray =>
  isSparseArray(object) &&
  object.proto === m.realm.arrayPrototype &&
  (object.flags & Flag.NonExtensible) === 0 &&
  object.data.isPlain &&
  m.realm.arrayProtoIsPlain();
