/** Property descriptors as guest objects (ECMA-262 §6.2.6.4, §6.2.6.5). */
import { addProperty, type JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { isCallable } from "../call.ts";
import { throwTypeError } from "../errors.ts";
import type { Guest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { ordinaryObjectCreate } from "./create.ts";
import { describe } from "./describe.ts";
import type { PropertyDescriptor } from "./descriptor.ts";
import { get, hasProperty } from "./property.ts";

const FIELDS = ["value", "writable", "get", "set", "enumerable", "configurable"] as const;

/** §6.2.6.4 FromPropertyDescriptor. */
export function fromPropertyDescriptor(m: Machine, descriptor: PropertyDescriptor | undefined): JSObject | undefined {
  if (descriptor === undefined) return undefined;
  const object = ordinaryObjectCreate(m);
  for (const field of FIELDS) if (field in descriptor) addProperty(object, field, Attr.All, descriptor[field]);
  return object;
}

/** §6.2.6.5 ToPropertyDescriptor. */
export function* toPropertyDescriptor(m: Machine, source: Value): Guest<PropertyDescriptor> {
  if (!isObject(source)) return throwTypeError(m, `Property description must be an object: ${describe(source)}`);
  const descriptor: PropertyDescriptor = {};
  if (yield* hasProperty(m, source, "enumerable")) descriptor.enumerable = !!(yield* get(m, source, "enumerable"));
  if (yield* hasProperty(m, source, "configurable"))
    descriptor.configurable = !!(yield* get(m, source, "configurable"));
  if (yield* hasProperty(m, source, "value")) descriptor.value = yield* get(m, source, "value");
  if (yield* hasProperty(m, source, "writable")) descriptor.writable = !!(yield* get(m, source, "writable"));
  if (yield* hasProperty(m, source, "get"))
    descriptor.get = accessorFunction(m, "Getter", yield* get(m, source, "get"));
  if (yield* hasProperty(m, source, "set"))
    descriptor.set = accessorFunction(m, "Setter", yield* get(m, source, "set"));
  if (("get" in descriptor || "set" in descriptor) && ("value" in descriptor || "writable" in descriptor))
    throwTypeError(
      m,
      `Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, ${describe(source)}`,
    );
  return descriptor;
}

function accessorFunction(m: Machine, role: string, value: Value): JSObject | undefined {
  if (value === undefined || isCallable(value)) return value;
  return throwTypeError(m, `${role} must be a function: ${describe(value)}`);
}
