/**
 * What exact operations and rarer constructs do: the specification's operations on evaluated operands, with the language's
 * messages. Each returns a value, or a host generator where guest code may run.
 */
import type { MaybeGuest } from "../machine/Builtin.ts";
import { throwTypeError, throwUndefined } from "../machine/errors.ts";
import type { Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { prototypeOfPrimitive, toObject, toPropertyKey } from "../machine/operations/convert.ts";
import { describe, describeKey } from "../machine/operations/describe.ts";
import { paidKey } from "../machine/operations/longText.ts";
import {
  deleteProperty,
  get,
  hasProperty,
  set,
  SLOW,
  tryGet,
  trySet,
  trySetIndex,
} from "../machine/operations/property.ts";
import { refuseWrite } from "../machine/operations/refusals.ts";
import { type DenseArray, isArrayObject, isDenseArray, storeSparse } from "../values/arrays.ts";
import { storeDense } from "../machine/operations/exoticArray.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import { isLongBigInt } from "../values/bigints.ts";
import { isObject, type PropertyKey, type Value } from "../values/Value.ts";
import { typeName } from "./closures/evaluate.ts";

/** `base.key`, also of primitives. */
export function getNamed(m: Machine, base: Value, key: PropertyKey, offset: number): MaybeGuest<Value> {
  let holder: JSObject | null;
  if (isObject(base)) holder = base;
  else {
    if (typeof base === "string") {
      if (key === "length") return base.length;
      if (typeof key === "string" && String(Number(key)) === key && base[Number(key)] !== undefined)
        return base[Number(key)];
    }
    holder = prototypeOfPrimitive(m, base);
  }
  if (holder === null)
    return throwTypeError(m, `Cannot read properties of ${String(base)} (reading '${describeKey(key)}')`, offset);
  const value = tryGet(holder, key);
  return value === SLOW ? get(m, holder, key, base) : value;
}

/** `base[key]`: a nullish base is refused before the key is converted. */
export function getElement(m: Machine, base: Value, key: Value, offset: number): MaybeGuest<Value> {
  if (isObject(key) || isLongBigInt(key)) {
    if (base === undefined || base === null)
      return throwTypeError(m, `Cannot read properties of ${base} (reading '${describe(key)}')`, offset);
    return getElementSlow(m, base, key, offset);
  }
  return getNamed(m, base, typeof key === "symbol" ? key : String(paidKey(m, key)), offset);
}
function* getElementSlow(m: Machine, base: Value, key: Value, offset: number): Guest<Value> {
  const value = getNamed(m, base, yield* toPropertyKey(m, key), offset);
  return isGenerator(value) ? yield* value : value;
}
const isGenerator = (value: MaybeGuest<Value>): value is Guest<Value> =>
  typeof value === "object" && value !== null && !("shape" in value);

/** The key of a reference that is read and then written: converted once, after the base is known not to be nullish. */
export function toKeyOf(m: Machine, base: Value, key: Value, offset: number): MaybeGuest<Value> {
  if (base === undefined || base === null)
    return throwTypeError(
      m,
      `Cannot read properties of ${base} (reading '${isObject(key) || isLongBigInt(key) ? describe(key) : String(key)}')`,
      offset,
    );
  return isObject(key) ? toPropertyKey(m, key) : key;
}

export function getGlobal(m: Machine, name: string, offset: number): MaybeGuest<Value> {
  if (m.realm.names !== null) {
    const known = m.realm.globalNamed(name);
    if (known !== undefined) return known;
  }
  const value = tryGet(m.realm.global, name);
  if (value === SLOW) return get(m, m.realm.global, name);
  if (value === undefined) return getGlobalSlow(m, name, offset);
  return value;
}
function* getGlobalSlow(m: Machine, name: string, offset: number): Guest<Value> {
  if (!(yield* hasProperty(m, m.realm.global, name))) return throwUndefined(m, name, offset);
  return yield* get(m, m.realm.global, name);
}

/** `typeof name` of a global. */
export function* typeofGlobalName(m: Machine, name: string): Guest<string> {
  return typeName(yield* get(m, m.realm.global, name));
}

/** `name = value` of a name no scope declares: strict code needs it to exist. */
export function* setGlobal(m: Machine, name: string, value: Value, offset: number): Guest<void> {
  const global = m.realm.global;
  if (!(yield* hasProperty(m, global, name))) throwUndefined(m, name, offset);
  if (!(yield* set(m, global, name, value))) refuseWrite(m, global, name, offset);
}

/** `base.key = value` in strict code. */
export function setNamed(
  m: Machine,
  base: Value,
  key: PropertyKey,
  value: Value,
  offset: number,
): MaybeGuest<undefined> {
  if (!isObject(base)) return setOnPrimitive(m, base, key, value, offset);
  const done = trySet(base, key, value);
  if (done === true) return undefined;
  if (done === false) return refuseWrite(m, base, key, offset);
  return setSlow(m, base, key, value, base, offset);
}
export function* setSlow(
  m: Machine,
  object: JSObject,
  key: PropertyKey,
  value: Value,
  receiver: Value,
  offset: number,
): Guest<undefined> {
  if (!(yield* set(m, object, key, value, receiver))) refuseWrite(m, object, key, offset);
  return undefined;
}
function setOnPrimitive(
  m: Machine,
  base: Value,
  key: PropertyKey,
  value: Value,
  offset: number,
): MaybeGuest<undefined> {
  if (base === undefined || base === null)
    return throwTypeError(m, `Cannot set properties of ${base} (setting '${describeKey(key)}')`, offset);
  return setOnWrapper(m, base, key, value, offset);
}
function* setOnWrapper(m: Machine, base: Value, key: PropertyKey, value: Value, offset: number): Guest<undefined> {
  if (!(yield* set(m, toObject(m, base), key, value, base)))
    throwTypeError(m, `Cannot create property '${describeKey(key)}' on ${typeof base} '${String(base)}'`, offset);
  return undefined;
}

/** `base[key] = value`; a key that is an object is converted after the base is known not to be nullish. */
export function setElement(m: Machine, base: Value, key: Value, value: Value, offset: number): MaybeGuest<undefined> {
  if (isObject(base) && typeof key === "number" && isArrayObject(base)) {
    if (
      key >= 0 &&
      key === Math.floor(key) &&
      key < 4294967295 &&
      (isDenseArray(base)
        ? holesAreOurs(m, base, key) && storeDense(m, base, key, value)
        : trySetIndex(base, key, value) || (hasOnlyOwn(m, base) && storeSparse(base, key, value)))
    )
      return undefined;
  }
  if (isObject(key) || isLongBigInt(key)) return setElementSlow(m, base, key, value, offset);
  return setNamed(m, base, typeof key === "symbol" ? key : String(paidKey(m, key)), value, offset);
}
/** A write to a missing element may meet an inherited setter; the intrinsic prototypes have none unless a program adds one. */
function holesAreOurs(m: Machine, array: DenseArray, index: number): boolean {
  if (
    index < array.data.length &&
    (array.data[index] as unknown) !== undefined &&
    typeof array.data[index] !== "symbol"
  )
    return true;
  return hasOnlyOwn(m, array);
}
const hasOnlyOwn = (m: Machine, array: JSObject): boolean =>
  array.proto === m.realm.arrayPrototype && m.realm.arrayProtoIsPlain();
function* setElementSlow(m: Machine, base: Value, key: Value, value: Value, offset: number): Guest<undefined> {
  if (base === undefined || base === null)
    throwTypeError(m, `Cannot set properties of ${base} (setting '${describe(key)}')`, offset);
  const done = setNamed(m, base, yield* toPropertyKey(m, key), value, offset);
  if (done !== undefined) yield* done;
  return undefined;
}

/** `delete base[key]` in strict code. */
export function* deleteMember(m: Machine, base: Value, key: Value, offset: number): Guest<boolean> {
  if (base === undefined || base === null) throwTypeError(m, `Cannot convert undefined or null to object`, offset);
  const object = toObject(m, base);
  const name = yield* toPropertyKey(m, key);
  if (object.kind === Kind.ToolReference)
    throwTypeError(m, `Tools cannot be deleted (deleting '${describeKey(name)}')`, offset);
  if (!(yield* deleteProperty(m, object, name)))
    throwTypeError(m, `Cannot delete property '${describeKey(name)}' of ${describe(object)}`, offset);
  return true;
}
