/** %TypedArray%.from and %TypedArray%.of (ECMA-262 §23.2.2). */
import type { Args } from "../../machine/Builtin.ts";
import { isConstructor } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toObject } from "../../machine/operations/convert.ts";
import { describe } from "../../machine/operations/describe.ts";
import { getIndex, getMethod, setIndex } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { createFrom, listFrom } from "./elements.ts";

export function* from(m: Machine, constructor: Value, [source, mapper, thisArg]: Args): Guest<Value> {
  if (!isConstructor(constructor)) return throwTypeError(m, `${describe(constructor)} is not a constructor`);
  const mapping = mapper === undefined ? undefined : requireCallable(m, mapper);
  const method = yield* getMethod(m, source, symbols.iterator);
  if (method !== undefined) {
    const list = yield* listFrom(m, source, method);
    const target = yield* createFrom(m, constructor, [list.length], "%TypedArray%.from");
    for (let i = 0; i < list.length; i++) yield* store(m, target, i, list[i], mapping, thisArg);
    return target;
  }
  const object = toObject(m, source);
  const length = yield* lengthOfArrayLike(m, object);
  const target = yield* createFrom(m, constructor, [length], "%TypedArray%.from");
  for (let i = 0; i < length; i++) yield* store(m, target, i, yield* getIndex(m, object, i), mapping, thisArg);
  return target;
}

function* store(
  m: Machine,
  target: JSObject,
  index: number,
  value: Value,
  mapping: JSObject | undefined,
  thisArg: Value,
): Guest<void> {
  if (--m.budget < 0) yield PAUSE;
  yield* setIndex(
    m,
    target,
    index,
    mapping === undefined ? value : yield new CallRequest(mapping, thisArg, [value, index]),
  );
}

export function* of(m: Machine, constructor: Value, args: Args): Guest<Value> {
  if (!isConstructor(constructor)) return throwTypeError(m, `${describe(constructor)} is not a constructor`);
  const target = yield* createFrom(m, constructor, [args.length], "%TypedArray%.of");
  for (let i = 0; i < args.length; i++) yield* setIndex(m, target, i, args[i]);
  return target;
}
