/** The TypeErrors of writes that an object refuses, in V8's words: which of the reasons it was is found out afterwards. */
import { Accessor, type JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import type { PropertyKey } from "../../values/Value.ts";
import { throwTypeError } from "../errors.ts";
import type { Machine } from "../Machine.ts";
import { describe, describeKey } from "./describe.ts";
import { getOwn } from "./ordinary.ts";

/** Objects of a prototype chain that are asked for a reason. */
const FAR = 10_000;

/** [[Set]] answered false. */
export function refuseWrite(m: Machine, object: JSObject, key: PropertyKey, offset = -1): never {
  const shown = describeKey(key);
  if (object.kind === Kind.ToolReference) throwTypeError(m, `Tools cannot be assigned to (setting '${shown}')`, offset);
  let left = FAR;
  for (let current: JSObject | null = object; current !== null; current = current.proto) {
    if (--left < 0) throwTypeError(m, `Cannot assign to property '${shown}' of object '${describe(object)}'`, offset);
    if (current.kind === Kind.Proxy)
      throwTypeError(m, `'set' on proxy: trap returned falsish for property '${shown}'`, offset);
    const own = getOwn(m, current, key);
    if (own === undefined) continue;
    if (own.content instanceof Accessor)
      throwTypeError(m, `Cannot set property ${shown} of ${describe(object)} which has only a getter`, offset);
    throwTypeError(m, `Cannot assign to read only property '${shown}' of object '${describe(object)}'`, offset);
  }
  return throwTypeError(m, `Cannot add property ${shown}, object is not extensible`, offset);
}
