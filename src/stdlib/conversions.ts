/**
 * Argument conversion for built-ins: `converted` turns a body on converted values into a body on raw ones. Conversions run
 * in the order of the arguments; at once where every argument is a primitive, as a host generator where one is an object.
 */
import type { Args, Body, MaybeGuest } from "../machine/Builtin.ts";
import { type Guest, isGuest, type Request } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import {
  integerOrInfinity,
  primitiveToNumber,
  primitiveToString,
  toIntegerOrInfinity,
  toNumber,
  toString,
} from "../machine/operations/convert.ts";
import { isLongNumeral } from "../machine/operations/longNumeral.ts";
import { isLongBigInt } from "../values/bigints.ts";
import type { JSObject } from "../values/JSObject.ts";
import { isObject, type Primitive, type Value } from "../values/Value.ts";

export interface Conversion<T> {
  primitive(m: Machine, value: Primitive): T;
  object(m: Machine, value: Value): Guest<T>;
  /** Whether a text is read to its end. */
  readonly readsText: boolean;
}

export const asString: Conversion<string> = { primitive: primitiveToString, object: toString, readsText: false };
export const asNumber: Conversion<number> = { primitive: primitiveToNumber, object: toNumber, readsText: true };
export const asInteger: Conversion<number> = {
  primitive: (m, value) =>
    typeof value === "number" ? integerOrInfinity(value) : integerOrInfinity(primitiveToNumber(m, value)),
  object: toIntegerOrInfinity,
  readsText: true,
};
/** Leaves `undefined` as it is. */
export const optional = <T>(conversion: Conversion<T>): Conversion<T | undefined> => ({
  primitive: (m, value) => (value === undefined ? undefined : conversion.primitive(m, value)),
  object: conversion.object,
  readsText: conversion.readsText,
});

/** Whether making a text of it is for a generator: an object's methods run, and a large big integer is written in pieces. */
export const mayPause = (value: Value): value is JSObject | bigint => isObject(value) || isLongBigInt(value);
/** Whether the conversion is for a generator: long texts are also read in pieces. */
const isForGenerator = (conversion: Conversion<unknown>, value: Value): boolean =>
  mayPause(value) || (isLongNumeral(value) && conversion.readsText);

type Converted<C> = { [K in keyof C]: C[K] extends Conversion<infer T> ? T : never };

export function converted<S, const C extends readonly Conversion<unknown>[]>(
  conversions: C,
  body: (m: Machine, self: S, ...values: Converted<C>) => MaybeGuest<Value>,
): Body<S> {
  const [first, second] = conversions;
  const run = body as (m: Machine, self: S, ...values: unknown[]) => MaybeGuest<Value>;
  if (first !== undefined && conversions.length === 1)
    return (m, self, args) => {
      const value = args[0];
      return isForGenerator(first, value)
        ? convertSlow(m, conversions, run, self, args)
        : run(m, self, first.primitive(m, value as Primitive));
    };
  if (first !== undefined && second !== undefined && conversions.length === 2)
    return (m, self, args) => {
      const [a, b] = args;
      if (isForGenerator(first, a) || isForGenerator(second, b)) return convertSlow(m, conversions, run, self, args);
      const x = first.primitive(m, a as Primitive);
      return run(m, self, x, second.primitive(m, b as Primitive));
    };
  return (m, self, args) => {
    const values: unknown[] = [];
    for (let i = 0; i < conversions.length; i++) {
      const value = args[i];
      // Nothing has happened yet that running it again could show: primitives convert without effects.
      if (isForGenerator(conversions[i]!, value)) return convertSlow(m, conversions, run, self, args);
      values.push(conversions[i]!.primitive(m, value as Primitive));
    }
    return run(m, self, ...values);
  };
}

function* convertSlow<S>(
  m: Machine,
  conversions: readonly Conversion<unknown>[],
  run: (m: Machine, self: S, ...values: unknown[]) => MaybeGuest<Value>,
  self: S,
  args: Args,
): Guest<Value> {
  const values: unknown[] = [];
  for (let i = 0; i < conversions.length; i++) {
    const value = args[i];
    const conversion = conversions[i]!;
    values.push(
      isForGenerator(conversion, value)
        ? yield* conversion.object(m, value)
        : conversion.primitive(m, value as Primitive),
    );
  }
  const result = run(m, self, ...values);
  return isGuest(result) ? yield* result : result;
}

/** Runs library code up to its first request: its value if it makes none, else a generator that goes on from there. */
export function eager<T>(guest: Guest<T>): MaybeGuest<T> {
  const step = guest.next();
  return step.done === true ? step.value : resumed(guest, step.value);
}
function* resumed<T>(guest: Guest<T>, request: Request): Guest<T> {
  let step: IteratorResult<Request, T> = { done: false, value: request };
  while (step.done !== true) {
    let received: Value;
    try {
      received = yield step.value;
    } catch (error) {
      step = guest.throw(error);
      continue;
    }
    step = guest.next(received);
  }
  return step.value;
}
