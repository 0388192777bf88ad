/** Storing, copying and creating elements of typed arrays (ECMA-262 §23.2.4). */
import { isConstructor } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { ConstructRequest, type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { isValidIndex } from "../../machine/operations/exoticTypedArray.ts";
import { toBigInt, toNumber } from "../../machine/operations/convert.ts";
import { DONE, getIteratorFromMethod, iteratorStep } from "../../machine/operations/iterate.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import { MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { speciesConstructor } from "../promise/capability.ts";
import { type ArrayView, validate, viewOf } from "./ArrayView.ts";
import { copyBytes } from "./BufferData.ts";

/** ToNumber or ToBigInt, as the content of the array wants. */
export function* toElement(m: Machine, view: ArrayView, value: Value): Guest<number | bigint> {
  return view.bigint ? yield* toBigInt(m, value) : yield* toNumber(m, value);
}

/** §10.4.5.17 TypedArraySetElement. */
export function* storeElement(m: Machine, view: ArrayView, index: number, value: Value): Guest<void> {
  const element = yield* toElement(m, view, value);
  if (isValidIndex(view, index)) view.setElement(index, element);
}

/** IteratorToList with a method that is known. */
export function* listFrom(m: Machine, iterable: Value, method: JSObject): Guest<Value[]> {
  const record = yield* getIteratorFromMethod(m, iterable, method);
  const list: Value[] = [];
  for (let next = yield* iteratorStep(m, record); next !== DONE; next = yield* iteratorStep(m, record)) {
    if (--m.budget < 0) yield PAUSE;
    if (list.length >= MAX_ARRAY_ELEMENTS) tooMany(m);
    list.push(next);
  }
  return list;
}

/** Converted in one go. */
const CONVERTED = 2 ** 14;

/** Copies between views of equal content type; memory that overlaps is read before it is written. */
export function* copyElements(
  m: Machine,
  from: ArrayView,
  start: number,
  to: ArrayView,
  target: number,
  count: number,
): Guest<void> {
  if (count <= 0) return;
  const { size } = from.type;
  if (from.type === to.type) {
    const { block } = from.memory;
    yield* copyBytes(m, block, from.start + start * size, to.memory.block, to.start + target * size, count * size);
    return;
  }
  const values: (number | bigint)[] = [];
  const overlaps = from.memory === to.memory;
  for (let i = 0; i < count; i++) {
    if (overlaps) values.push(from.getElement(start + i));
    else to.setElement(target + i, from.getElement(start + i));
    if (i % CONVERTED === 0 && (m.budget -= CONVERTED >> 1) < 0) yield PAUSE;
  }
  for (let i = 0; i < values.length; i++) {
    to.setElement(target + i, values[i]!);
    if (i % CONVERTED === 0 && (m.budget -= CONVERTED >> 1) < 0) yield PAUSE;
  }
}

/** §23.2.4.2 TypedArrayCreateFromCtor. */
export function* createFrom(m: Machine, constructor: Value, args: Value[], name: string): Guest<JSObject> {
  if (!isConstructor(constructor)) return throwTypeError(m, `${name}: the receiver is not a constructor`);
  const made = validate(m, yield new ConstructRequest(constructor, args, constructor), name);
  const [length] = args;
  if (args.length === 1 && typeof length === "number" && viewOf(made).length < length)
    throwTypeError(m, "Derived TypedArray constructor created an array which was too small");
  return made;
}

/** §23.2.4.1 TypedArraySpeciesCreate. */
export function* speciesCreate(m: Machine, exemplar: JSObject, args: Value[], name: string): Guest<JSObject> {
  const { type } = viewOf(exemplar);
  const constructor = yield* speciesConstructor(m, exemplar, `${type.name}Array`);
  const made = yield* createFrom(m, constructor, args, name);
  if (viewOf(made).bigint !== type.bigint)
    throwTypeError(m, "Content type of the new typed array differs from the receiver's");
  return made;
}
