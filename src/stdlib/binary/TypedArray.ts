/** %TypedArray% and the typed array constructors (ECMA-262 §23.2.1, §23.2.2, §23.2.5 to §23.2.7), one table per element type. */
import {
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  type BuiltinObject,
  getter,
  type MaybeGuest,
  method,
  reference,
  value,
} from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIndex, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { iteratesPlainly } from "../../machine/operations/arrayIterator.ts";
import { iterableToList } from "../../machine/operations/iterate.ts";
import { getIndex, getMethod } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { allocateView, ArrayView, isTypedArray, newTypedArray, prototypeId, viewOf } from "./ArrayView.ts";
import { bufferOf, isArrayBuffer } from "./BufferData.ts";
import { copyElements, listFrom, storeElement } from "./elements.ts";
import { type ElementType, elementTypes } from "./elementTypes.ts";
import { base64Rows, base64Statics } from "./base64Rows.ts";
import { from, of } from "./fromSources.ts";

// prettier-ignore
export const TypedArrayConstructor = builtinFunction("TypedArray", { length: 0, title: "%TypedArray%", prototype: "TypedArrayPrototype", spec: "sec-%typedarray%", body: (m) => throwTypeError(m, "Abstract class TypedArray not directly constructable") }, [
  method("from", 1, anyReceiver, "sec-%typedarray%.from", from),
  method("of",   0, anyReceiver, "sec-%typedarray%.of",   of),
  getter(symbols.species, anyReceiver, "sec-get-%typedarray%-%symbol.species%", (_m, self) => self),
]);

export const typedArrays: readonly BuiltinObject[] = elementTypes.flatMap((type) => {
  const name = `${type.name}Array`;
  const size = value("BYTES_PER_ELEMENT", type.size, "sec-typedarray.bytes_per_element");
  const isBytes = type.name === "Uint8";
  return [
    builtinFunction(
      name,
      {
        length: 3,
        proto: "TypedArray",
        prototype: prototypeId(type),
        spec: "sec-typedarray-constructors",
        body: constructorOf(type),
      },
      isBytes ? [size, ...base64Statics] : [size],
    ),
    builtin(
      prototypeId(type),
      { proto: "TypedArrayPrototype", spec: "sec-properties-of-typedarray-prototype-objects" },
      [size, reference("constructor", name, "sec-typedarray.prototype.constructor"), ...(isBytes ? base64Rows : [])],
    ),
  ];
});

/** §23.2.5.1 TypedArray(...args). */
function constructorOf(type: ElementType) {
  return (m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> => {
    if (newTarget === undefined) return throwTypeError(m, `Constructor ${type.name}Array requires 'new'`);
    return eager(construct(m, type, args, newTarget));
  };
}

function* construct(m: Machine, type: ElementType, args: Args, newTarget: JSObject): Guest<Value> {
  const [first] = args;
  if (!isObject(first)) {
    const length = yield* lengthArgument(m, first);
    return yield* allocated(m, type, newTarget, function* () {
      return allocateView(m, type, length);
    });
  }
  return yield* allocated(m, type, newTarget, () => {
    if (isTypedArray(first)) return fromTypedArray(m, type, first);
    if (isArrayBuffer(first)) return fromBuffer(m, type, first, args);
    return fromObject(m, type, first);
  });
}

/** §23.2.5.1.1 AllocateTypedArray: the prototype is read before the elements. */
function* allocated(m: Machine, type: ElementType, newTarget: JSObject, view: () => Guest<ArrayView>): Guest<Value> {
  const made = withPrototype(m, newTarget, prototypeId(type), function* (proto): Guest<JSObject> {
    return newTypedArray(m, yield* view(), proto);
  });
  return isGuest(made) ? yield* made : made;
}

function* lengthArgument(m: Machine, length: Value): Guest<number> {
  const integer = length === undefined ? 0 : yield* toIntegerOrInfinity(m, length);
  if (integer < 0 || integer > Number.MAX_SAFE_INTEGER) throwRangeError(m, `Invalid typed array length: ${integer}`);
  return integer;
}

function* fromTypedArray(m: Machine, type: ElementType, source: JSObject): Guest<ArrayView> {
  const from = viewOf(source);
  if (!from.valid) throwTypeError(m, "Cannot perform Construct on a detached ArrayBuffer");
  const view = allocateView(m, type, from.length);
  if (from.bigint !== type.bigint) throwTypeError(m, "Cannot mix BigInt and other types, use explicit conversions");
  yield* copyElements(m, from, 0, view, 0, from.length);
  return view;
}

function* fromBuffer(m: Machine, type: ElementType, buffer: JSObject, [, byteOffset, length]: Args): Guest<ArrayView> {
  const name = `${type.name}Array`;
  const offset = yield* toIndex(m, byteOffset);
  if (offset % type.size !== 0) throwRangeError(m, `start offset of ${name} should be a multiple of ${type.size}`);
  const count = length === undefined ? undefined : yield* lengthArgument(m, length);
  const memory = bufferOf(buffer);
  if (memory.detached) throwTypeError(m, "Cannot perform Construct on a detached ArrayBuffer");
  const { byteLength } = memory;
  if (count !== undefined) {
    if (offset + count * type.size > byteLength) throwRangeError(m, `Invalid typed array length: ${count}`);
    return new ArrayView(type, buffer, offset, count);
  }
  if (memory.maxByteLength === undefined && byteLength % type.size !== 0)
    throwRangeError(m, `byte length of ${name} should be a multiple of ${type.size}`);
  if (offset > byteLength) throwRangeError(m, `Start offset ${offset} is outside the bounds of the buffer`);
  const fixed = memory.maxByteLength === undefined ? (byteLength - offset) / type.size : undefined;
  return new ArrayView(type, buffer, offset, fixed);
}

function* fromObject(m: Machine, type: ElementType, source: JSObject): Guest<ArrayView> {
  if (iteratesPlainly(m, source)) return yield* fromList(m, type, yield* iterableToList(m, source));
  const method = yield* getMethod(m, source, symbols.iterator);
  if (method !== undefined) return yield* fromList(m, type, yield* listFrom(m, source, method));
  const length = yield* lengthOfArrayLike(m, source);
  const view = allocateView(m, type, length);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* storeElement(m, view, i, yield* getIndex(m, source, i));
  }
  return view;
}

function* fromList(m: Machine, type: ElementType, list: readonly Value[]): Guest<ArrayView> {
  const view = allocateView(m, type, list.length);
  for (let i = 0; i < list.length; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* storeElement(m, view, i, list[i]);
  }
  return view;
}
