/**
 * Array iterators (ECMA-262 §23.1.5) and the proof that iterating an array is plain: what the language's loops, spreads and
 * the library's constructors use to read elements without calling `next`. The tables in `stdlib` refer to these bodies.
 */
import { type DenseArray, elementOf, isArrayObject, type SparseArray } from "../../values/arrays.ts";
import { JSObject, ownProperty } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import type { Body, MaybeGuest } from "../Builtin.ts";
import { throwTypeError } from "../errors.ts";
import type { Guest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import type { NativeCode } from "../native.ts";
import { lengthOfArrayLike, toObject } from "./convert.ts";
import { createArrayFromList, createIterResult } from "./create.ts";
import { describe } from "./describe.ts";
import type { TypedArrayData } from "./exoticTypedArray.ts";
import { getIndex, tryGet } from "./property.ts";

export const IterationKind = { Keys: 0, Values: 1, Entries: 2 } as const;
export type IterationKind = (typeof IterationKind)[keyof typeof IterationKind];

/** State of an array iterator; `array` is null once it is exhausted. */
export class ArrayIterator {
  array: JSObject | null;
  index = 0;
  readonly kind: IterationKind;
  constructor(array: JSObject, kind: IterationKind) {
    this.array = array;
    this.kind = kind;
  }
}

/** §23.1.5.1 CreateArrayIterator. */
export const createArrayIterator = (m: Machine, array: JSObject, kind: IterationKind): JSObject =>
  new JSObject(
    m.realm.rootShape,
    m.realm.intrinsic("ArrayIteratorPrototype"),
    Kind.Iterator,
    new ArrayIterator(array, kind),
  );

/** Body of `Array.prototype.values`, which is also `Array.prototype[@@iterator]`. */
export const arrayValues: Body<Value> = (m, self) => createArrayIterator(m, toObject(m, self), IterationKind.Values);

/** Body of `%ArrayIteratorPrototype%.next`. */
export const arrayIteratorNext: Body<Value> = (m, self): MaybeGuest<Value> => {
  const state = isObject(self) && self.kind === Kind.Iterator ? self.data : undefined;
  if (!(state instanceof ArrayIterator))
    return throwTypeError(m, `Method Array Iterator.prototype.next called on incompatible receiver ${describe(self)}`);
  const array = state.array;
  if (array === null) return createIterResult(m, undefined, true);
  if (isArrayObject(array)) {
    const index = state.index;
    if (index >= array.data.length) return finished(m, state);
    const value = elementOf(array, index);
    if (state.kind === IterationKind.Keys || value !== HOLE) {
      state.index = index + 1;
      return createIterResult(m, resultOf(m, state.kind, index, value as Value), false);
    }
  }
  return nextSlow(m, state, array);
};

function* nextSlow(m: Machine, state: ArrayIterator, array: JSObject): Guest<Value> {
  const index = state.index;
  let length: number;
  if (array.kind === Kind.TypedArray) {
    const data = array.data as TypedArrayData;
    if (!data.valid) return throwTypeError(m, "Cannot perform %ArrayIteratorPrototype%.next on a detached ArrayBuffer");
    length = data.length;
  } else length = yield* lengthOfArrayLike(m, array);
  if (index >= length) return finished(m, state);
  state.index = index + 1;
  const value = state.kind === IterationKind.Keys ? undefined : yield* getIndex(m, array, index);
  return createIterResult(m, resultOf(m, state.kind, index, value), false);
}

function finished(m: Machine, state: ArrayIterator): JSObject {
  state.array = null;
  return createIterResult(m, undefined, true);
}

function resultOf(m: Machine, kind: IterationKind, index: number, value: Value): Value {
  if (kind === IterationKind.Values) return value;
  return kind === IterationKind.Keys ? index : createArrayFromList(m, [index, value]);
}

/** True for a function object of the library with that body: nobody has replaced it. */
export const hasBody = (value: Value, body: Body<Value>): boolean =>
  isObject(value) && value.kind === Kind.Native && ((value.data as NativeCode).body as unknown) === body;

/**
 * True when iterating `value` now can only mean reading its elements in order: an array that inherits the realm's own
 * iterator methods. Holds until guest code runs.
 */
export function iteratesPlainly(m: Machine, value: Value): value is DenseArray | SparseArray {
  if (!isObject(value) || !isArrayObject(value) || value.proto !== m.realm.arrayPrototype) return false;
  if (value.shape !== m.realm.rootShape && ownProperty(value, symbols.iterator) !== undefined) return false;
  return (
    hasBody(tryGet(m.realm.arrayPrototype, symbols.iterator), arrayValues) &&
    hasBody(tryGet(m.realm.intrinsic("ArrayIteratorPrototype"), "next"), arrayIteratorNext)
  );
}
