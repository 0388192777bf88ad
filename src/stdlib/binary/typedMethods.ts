/** Methods of typed arrays without callbacks, and sorting (ECMA-262 §23.2.3). */
import type { Args } from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toIntegerOrInfinity, toObject, toString } from "../../machine/operations/convert.ts";
import { isValidIndex } from "../../machine/operations/exoticTypedArray.ts";
import { getIndex, setIndex } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { relativeIndex } from "../array/elements.ts";
import { joinElements, localeText } from "../array/join.ts";
import { Portions, sortPortions } from "../../machine/mergeSort.ts";
import { callComparator, comparatorOf } from "../array/sort.ts";
import { allocateView, type ArrayView, isTypedArray, newTypedArray, validate, viewOf } from "./ArrayView.ts";
import { copyElements, speciesCreate, storeElement, toElement } from "./elements.ts";

const NAME = "%TypedArray%.prototype";
/** Elements that the host fills in one go. */
const PIECE = 2 ** 16;
/** Elements between two looks at the budget. */
const CHECKED = 2 ** 12;

export function* at(m: Machine, array: JSObject, [position]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const relative = yield* toIntegerOrInfinity(m, position);
  const index = relative < 0 ? length + relative : relative;
  return index < 0 || index >= length ? undefined : view.at(index);
}

export function* copyWithin(m: Machine, array: JSObject, [target, from, to]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const destination = yield* relativeIndex(m, target, length, 0);
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  const count = Math.min(end - start, length - destination);
  if (count <= 0) return array;
  validate(m, array, `${NAME}.copyWithin`);
  // The conversions above may have shrunk the buffer.
  const now = Math.min(count, view.length - start, view.length - destination);
  if (now <= 0) return array;
  yield* copyElements(m, view, start, view, destination, now);
  return array;
}

export function* fill(m: Machine, array: JSObject, [value, from, to]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const element = yield* toElement(m, view, value);
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  validate(m, array, `${NAME}.fill`);
  const last = Math.min(end, view.length);
  if (start >= last) return array;
  const encoded = view.type.encode === undefined ? element : view.type.encode(element as number);
  for (let at = start; at < last; at += PIECE) {
    view.host!.fill(encoded, at, Math.min(last, at + PIECE));
    m.work(PIECE >> 7);
    if (m.budget < 0) yield PAUSE;
  }
  return array;
}

type Equal = (element: number | bigint | undefined, wanted: Value) => boolean;
const same: Equal = (element, wanted) => element === wanted || (element !== element && wanted !== wanted);

export function* includes(m: Machine, array: JSObject, [wanted, from]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  if (length === 0) return false;
  for (let i = yield* relativeIndex(m, from, length, 0); i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    if (same(view.at(i), wanted)) return true;
  }
  return false;
}

export function* indexOf(m: Machine, array: JSObject, [wanted, from]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  if (length === 0) return -1;
  for (let i = yield* relativeIndex(m, from, length, 0); i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    if (i < view.length && view.getElement(i) === wanted) return i;
  }
  return -1;
}

export function* lastIndexOf(m: Machine, array: JSObject, args: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  if (length === 0) return -1;
  const relative = args.length > 1 ? yield* toIntegerOrInfinity(m, args[1]) : length - 1;
  for (let i = relative < 0 ? length + relative : Math.min(relative, length - 1); i >= 0; i--) {
    if (--m.budget < 0) yield PAUSE;
    if (i < view.length && view.getElement(i) === args[0]) return i;
  }
  return -1;
}

export function* join(m: Machine, array: JSObject, [separator]: Args): Guest<Value> {
  const { length } = viewOf(array);
  const between = separator === undefined ? "," : yield* toString(m, separator);
  return yield* joinElements(m, array, length, between, (value) => toString(m, value));
}

export function* toLocaleString(m: Machine, array: JSObject, args: Args): Guest<Value> {
  return yield* joinElements(m, array, viewOf(array).length, ",", (value) => localeText(m, value, args));
}

export function* reverse(m: Machine, array: JSObject): Guest<Value> {
  const host = viewOf(array).host!;
  for (let low = 0, high = host.length - 1; low < high; low++, high--) {
    const element = host[low]!;
    host[low] = host[high]!;
    host[high] = element;
    if (low % CHECKED === 0 && (m.budget -= CHECKED >> 2) < 0) yield PAUSE;
  }
  return array;
}

export function* set(m: Machine, array: JSObject, [source, position]: Args): Guest<Value> {
  const view = viewOf(array);
  const offset = yield* toIntegerOrInfinity(m, position);
  if (offset < 0) throwRangeError(m, "offset is out of bounds");
  if (isTypedArray(source)) yield* setFromTypedArray(m, view, viewOf(source), offset);
  else yield* setFromArrayLike(m, view, source, offset);
  return undefined;
}

function* setFromTypedArray(m: Machine, view: ArrayView, from: ArrayView, offset: number): Guest<void> {
  if (!view.valid || !from.valid) throwTypeError(m, `Cannot perform ${NAME}.set on a detached ArrayBuffer`);
  if (view.bigint !== from.bigint) throwTypeError(m, "Cannot mix BigInt and other types, use explicit conversions");
  if (from.length + offset > view.length) throwRangeError(m, "offset is out of bounds");
  yield* copyElements(m, from, 0, view, offset, from.length);
}

function* setFromArrayLike(m: Machine, view: ArrayView, value: Value, offset: number): Guest<void> {
  if (!view.valid) throwTypeError(m, `Cannot perform ${NAME}.set on a detached ArrayBuffer`);
  const { length } = view;
  const source = toObject(m, value);
  const count = yield* lengthOfArrayLike(m, source);
  if (count + offset > length) throwRangeError(m, "offset is out of bounds");
  for (let i = 0; i < count; i++) {
    if (--m.budget < 0) yield PAUSE;
    yield* storeElement(m, view, offset + i, yield* getIndex(m, source, i));
  }
}

export function* slice(m: Machine, array: JSObject, [from, to]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  const count = Math.max(end - start, 0);
  const made = yield* speciesCreate(m, array, [count], `${NAME}.slice`);
  if (count === 0) return made;
  validate(m, array, `${NAME}.slice`);
  const target = viewOf(made);
  const last = Math.min(end, view.length);
  if (target.type !== view.type) {
    for (let i = start; i < last; i++) {
      if (--m.budget < 0) yield PAUSE;
      yield* setIndex(m, made, i - start, view.at(i));
    }
    return made;
  }
  yield* copyForward(m, view, start, target, Math.min(last - start, target.length));
  return made;
}

/** Byte by byte from the front, as `slice` wants it of memory that overlaps. */
function* copyForward(m: Machine, from: ArrayView, start: number, to: ArrayView, count: number): Guest<void> {
  if (from.memory !== to.memory) return yield* copyElements(m, from, start, to, 0, count);
  for (let i = 0; i < count; i++) {
    to.host![i] = from.host![start + i]!;
    if (i % CHECKED === 0 && (m.budget -= CHECKED >> 2) < 0) yield PAUSE;
  }
}

export function* subarray(m: Machine, array: JSObject, [from, to]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length, type } = view;
  const begin = yield* relativeIndex(m, from, length, 0);
  const tracks = view.fixedLength === undefined && to === undefined;
  const end = tracks ? length : yield* relativeIndex(m, to, length, length);
  const args: Value[] = [view.buffer, view.start + begin * type.size];
  if (!tracks) args.push(Math.max(end - begin, 0));
  return yield* speciesCreate(m, array, args, `${NAME}.subarray`);
}

export function* sort(m: Machine, self: Value, [comparator]: Args): Guest<Value> {
  const compare = comparatorOf(m, comparator);
  const array = validate(m, self, `${NAME}.sort`);
  const sorted = yield* sorting(m, viewOf(array), compare);
  yield* store(m, viewOf(array), sorted);
  return array;
}

export function* toSorted(m: Machine, self: Value, [comparator]: Args): Guest<Value> {
  const compare = comparatorOf(m, comparator);
  const view = viewOf(validate(m, self, `${NAME}.toSorted`));
  const { length } = view;
  const sorted = yield* sorting(m, view, compare);
  const made = allocateView(m, view.type, length);
  yield* store(m, made, sorted);
  return newTypedArray(m, made);
}

function* store(m: Machine, view: ArrayView, portions: readonly (readonly (number | bigint)[])[]): Guest<void> {
  let next = 0;
  for (const portion of portions)
    for (const element of portion) {
      if (!isValidIndex(view, next)) return;
      view.setElement(next, element);
      if ((++next & 1023) === 0 && (m.budget -= 256) < 0) yield PAUSE;
    }
}

/** The elements in order: §23.2.4.7 CompareTypedArrayElements. */
function* sorting(m: Machine, view: ArrayView, comparator: JSObject | undefined): Guest<(number | bigint)[][]> {
  const elements = new Portions<number | bigint>();
  for (let i = 0; i < view.length; i++) {
    if ((i & 1023) === 0 && (m.budget -= 256) < 0) yield PAUSE;
    elements.push(view.getElement(i));
  }
  if (comparator === undefined) return yield* sortPortions(m, elements, compareElements);
  return yield* sortPortions(m, elements, (a, b) => callComparator(m, comparator, a, b));
}

function compareElements(a: number | bigint, b: number | bigint): number {
  if (a !== a) return b !== b ? 0 : 1;
  if (b !== b || a < b) return -1;
  if (a > b) return 1;
  return Object.is(a, -0) && Object.is(b, 0) ? -1 : Object.is(a, 0) && Object.is(b, -0) ? 1 : 0;
}

export function* toReversed(m: Machine, array: JSObject): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const made = allocateView(m, view.type, length);
  for (let i = 0; i < length; i++) {
    if ((i & 1023) === 0 && (m.budget -= 256) < 0) yield PAUSE;
    made.setElement(i, view.getElement(length - 1 - i));
  }
  return newTypedArray(m, made);
}

export function* withElement(m: Machine, array: JSObject, [position, value]: Args): Guest<Value> {
  const view = viewOf(array);
  const { length } = view;
  const relative = yield* toIntegerOrInfinity(m, position);
  const index = relative < 0 ? length + relative : relative;
  const element = yield* toElement(m, view, value);
  if (!isValidIndex(view, index)) throwRangeError(m, "Invalid typed array index");
  const made = allocateView(m, view.type, length);
  for (let i = 0; i < length; i++) {
    if ((i & 1023) === 0 && (m.budget -= 256) < 0) yield PAUSE;
    made.setElement(i, i === index ? element : (view.at(i) ?? (view.bigint ? 0n : NaN)));
  }
  return newTypedArray(m, made);
}
