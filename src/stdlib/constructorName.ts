/** The name of the function an object was made by, as messages and the inspector show it. Runs no guest code. */
import { isCallable } from "../machine/call.ts";
import { Accessor, type JSObject, ownProperty, readSlot } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import type { PropertyKey, Value } from "../values/Value.ts";

/** An own data property's value, or undefined; exotic elements are not asked for. */
export function plainProperty(object: JSObject, key: PropertyKey): Value {
  if (object.kind === Kind.Proxy || object.kind === Kind.ToolReference) return undefined;
  const property = ownProperty(object, key);
  const content = property === undefined ? undefined : readSlot(object, property.index);
  return content instanceof Accessor ? undefined : content;
}

export const isEnumerable = (object: JSObject, key: PropertyKey): boolean =>
  ((ownProperty(object, key)?.flags ?? 0) & Attr.Enumerable) !== 0;

/** Prototypes further away are not asked. */
const LONGEST_CHAIN = 1000;

/** Undefined where the prototype chain names none. */
export function constructorName(object: JSObject): string | undefined {
  let levels = 0;
  for (let current: JSObject | null = object; current !== null && levels < LONGEST_CHAIN; current = current.proto) {
    levels++;
    const constructor = plainProperty(current, "constructor");
    if (!isCallable(constructor)) continue;
    const name = plainProperty(constructor, "name");
    if (typeof name === "string" && name !== "") return name;
  }
  return undefined;
}
