/** A plain guest object with these properties, which must have different keys. */
import type { Machine } from "../machine/Machine.ts";
import { ordinaryObjectCreate } from "../machine/operations/create.ts";
import { addProperty, type JSObject } from "../values/JSObject.ts";
import { Attr } from "../values/kinds.ts";
import type { PropertyKey, Value } from "../values/Value.ts";

export function objectOf(m: Machine, properties: Iterable<readonly [PropertyKey, Value]>): JSObject {
  const object = ordinaryObjectCreate(m);
  for (const [key, value] of properties) addProperty(object, key, Attr.All, value);
  return object;
}
