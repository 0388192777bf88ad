/** `for … in` (ECMA-262 §14.7.5.9 EnumerateObjectProperties): own keys, then those of the prototypes, each name once. */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toObject } from "../../machine/operations/convert.ts";
import { DONE } from "../../machine/operations/iterate.ts";
import { hasManyKeys } from "../../machine/operations/manyKeys.ts";
import { getOwn } from "../../machine/operations/ordinary.ts";
import { chargedKeys, getOwnProperty, getPrototype, ownKeys } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";

class KeyCursor {
  object: JSObject | null;
  keys: readonly PropertyKey[] | null = null;
  index = 0;
  readonly visited = new Set<PropertyKey>();
  constructor(object: JSObject | null) {
    this.object = object;
  }
}

export function forInKeys(m: Machine, value: Value): KeyCursor {
  return new KeyCursor(value === undefined || value === null ? null : toObject(m, value));
}

/** The next enumerable string key that is still there, or DONE. */
export function nextKey(m: Machine, cursor: KeyCursor): MaybeGuest<string | typeof DONE> {
  let left = MOST_AT_ONCE;
  for (let object = cursor.object; object !== null; object = toPrototype(cursor, object.proto)) {
    if (--left < 0) return nextKeySlow(m, cursor);
    if (object.kind === Kind.Proxy || (cursor.keys === null && hasManyKeys(object))) return nextKeySlow(m, cursor);
    const keys = (cursor.keys ??= chargedKeys(m, object));
    const end = Math.min(keys.length, cursor.index + MOST_AT_ONCE);
    while (cursor.index < keys.length) {
      // So many that are gone, or not enumerable.
      if (cursor.index >= end) return nextKeySlow(m, cursor);
      const key = keys[cursor.index++]!;
      if (typeof key === "symbol" || cursor.visited.has(key)) continue;
      const own = getOwn(m, object, key);
      if (own === undefined) continue;
      cursor.visited.add(key);
      if ((own.flags & Attr.Enumerable) !== 0) return key;
    }
  }
  return DONE;
}

function toPrototype(cursor: KeyCursor, proto: JSObject | null): JSObject | null {
  cursor.object = proto;
  cursor.keys = null;
  cursor.index = 0;
  return proto;
}

/** Keys and objects that are looked at without a pause. */
const MOST_AT_ONCE = 500;

/** The same with a proxy on the way, or with many keys or objects. */
function* nextKeySlow(m: Machine, cursor: KeyCursor): Guest<string | typeof DONE> {
  for (let { object } = cursor; object !== null; object = toPrototype(cursor, yield* getPrototype(m, object))) {
    cursor.keys ??= yield* ownKeys(m, object);
    if (--m.budget < 0) yield PAUSE;
    while (cursor.index < cursor.keys.length) {
      if (--m.budget < 0) yield PAUSE;
      const key = cursor.keys[cursor.index++]!;
      if (typeof key === "symbol" || cursor.visited.has(key)) continue;
      const own = yield* getOwnProperty(m, object, key);
      if (own === undefined) continue;
      cursor.visited.add(key);
      if ((own.flags & Attr.Enumerable) !== 0) return key;
    }
  }
  return DONE;
}
