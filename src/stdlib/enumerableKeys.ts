/** §7.3.24 EnumerableOwnProperties(object, key): the string keys, at once where no proxy is asked. */
import type { Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { getOwn, ownKeysOf } from "../machine/operations/ordinary.ts";
import { getOwnProperty, ownKeys } from "../machine/operations/property.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";

export function ownEnumerableKeys(m: Machine, object: JSObject): string[] {
  const keys: string[] = [];
  for (const key of ownKeysOf(object)) {
    if (typeof key !== "string") break;
    if ((getOwn(m, object, key)?.flags ?? 0) & Attr.Enumerable) keys.push(key);
  }
  m.budget -= keys.length >> 1;
  return keys;
}

export function* enumerableKeys(m: Machine, object: JSObject): Guest<string[]> {
  if (object.kind !== Kind.Proxy) return ownEnumerableKeys(m, object);
  const keys: string[] = [];
  for (const key of yield* ownKeys(m, object)) {
    if (typeof key !== "string") continue;
    const own = yield* getOwnProperty(m, object, key);
    if (own !== undefined && (own.flags & Attr.Enumerable) !== 0) keys.push(key);
  }
  return keys;
}
