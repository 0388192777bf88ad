/**
 * §7.3.26 CopyDataProperties: what spread in object literals and rest in object patterns do. Objects of one shape without
 * anything special are copied slot by slot, others key by key, in a generator once guest code may run or they are long.
 */
import { Accessor, type JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { toObject } from "./convert.ts";
import { exotics } from "./exotic.ts";
import { createDataProperty, getOwn, ownKeysOf } from "./ordinary.ts";
import { get, getOwnProperty, ownKeys } from "./property.ts";

/** Objects with more properties are copied with pauses. */
const MOST_AT_ONCE = 1_000;

/** `target` is fresh: ordinary, extensible, and nobody else's yet. */
export function copyDataProperties(
  m: Machine,
  target: JSObject,
  source: Value,
  excluded: readonly PropertyKey[],
): MaybeGuest<undefined> {
  if (source === undefined || source === null) return undefined;
  const from = toObject(m, source);
  const ordinary = exotics[from.kind] === undefined && from.kind !== Kind.Proxy && from.kind !== Kind.ToolReference;
  if (!ordinary || from.shape.size > MOST_AT_ONCE) return copySlow(m, target, from, excluded, null, 0);
  m.allocated += 16 * from.shape.size;
  if (from.shape.simple && excluded.length === 0 && target.shape === m.realm.rootShape) return copySlots(target, from);
  const keys = ownKeysOf(from);
  m.budget -= keys.length >> 2;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (excluded.includes(key)) continue;
    const { content, flags } = getOwn(m, from, key)!;
    if ((flags & Attr.Enumerable) === 0) continue;
    if (content instanceof Accessor) return copySlow(m, target, from, excluded, keys, i);
    createDataProperty(m, target, key, content);
  }
  return undefined;
}

function copySlots(target: JSObject, from: JSObject): undefined {
  target.shape = from.shape;
  target.s0 = from.s0;
  target.s1 = from.s1;
  target.s2 = from.s2;
  target.s3 = from.s3;
  if (from.more !== null) target.more = from.more.slice();
  return undefined;
}

function* copySlow(
  m: Machine,
  target: JSObject,
  from: JSObject,
  excluded: readonly PropertyKey[],
  known: readonly PropertyKey[] | null,
  start: number,
): Guest<undefined> {
  const keys = known ?? (yield* ownKeys(m, from));
  for (let i = start; i < keys.length; i++) {
    const key = keys[i]!;
    if (--m.budget < 0) yield PAUSE;
    if (excluded.includes(key)) continue;
    const own = from.kind === Kind.Proxy ? yield* getOwnProperty(m, from, key) : getOwn(m, from, key);
    if (own === undefined || (own.flags & Attr.Enumerable) === 0) continue;
    const plain = from.kind !== Kind.Proxy && !(own.content instanceof Accessor);
    createDataProperty(m, target, key, plain ? (own.content as Value) : yield* get(m, from, key));
  }
  return undefined;
}
