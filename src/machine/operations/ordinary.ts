/**
 * The internal methods of every object but proxies (ECMA-262 §10.1 with the exotic overrides): none of them runs guest
 * code. `property.ts` adds proxies and accessors on top.
 */
import { arrayIndex } from "../../values/arrays.ts";
import {
  addProperty,
  changeProperty,
  type JSObject,
  ownProperties,
  ownProperty,
  readSlot,
  removeProperty,
  toDictionary,
  writeSlot,
} from "../../values/JSObject.ts";
import { Attr, Flag, Kind } from "../../values/kinds.ts";
import { type PropertyKey, type Value } from "../../values/Value.ts";
import type { Machine } from "../Machine.ts";
import { mergeProperty, newProperty, type OwnProperty, type PropertyDescriptor } from "./descriptor.ts";
import { exotics, toolNames } from "./exotic.ts";

/** §10.1.5 [[GetOwnProperty]]. */
export function getOwn(m: Machine, object: JSObject, key: PropertyKey): OwnProperty | undefined {
  const exotic = exotics[object.kind];
  if (exotic !== undefined) {
    const own = exotic.getOwn(object, key);
    if (own !== undefined) return own ?? undefined;
  } else if (object.kind === Kind.ToolReference && typeof key === "string") {
    return toolNames(object).includes(key)
      ? { content: m.host.toolMember(m, object, key), flags: Attr.Enumerable }
      : undefined;
  }
  const property = ownProperty(object, key);
  return property === undefined ? undefined : { content: readSlot(object, property.index), flags: property.flags };
}

/** §10.1.6 [[DefineOwnProperty]]. For arrays' `length` and typed arrays' elements the value is converted already. */
export function defineOwn(m: Machine, object: JSObject, key: PropertyKey, descriptor: PropertyDescriptor): boolean {
  const exotic = exotics[object.kind];
  if (exotic !== undefined) {
    const defined = exotic.define(m, object, key, descriptor);
    if (defined !== undefined) return defined;
  } else if (object.kind === Kind.ToolReference) return false;
  const property = ownProperty(object, key);
  if (property === undefined) {
    if ((object.flags & Flag.NonExtensible) !== 0) return false;
    const made = newProperty(descriptor);
    addProperty(object, key, made.flags, made.content);
    return true;
  }
  const merged = mergeProperty({ content: readSlot(object, property.index), flags: property.flags }, descriptor);
  if (merged === null) return false;
  changeProperty(object, key, property, merged.flags, merged.content);
  return true;
}

/** §10.1.10 [[Delete]]. */
export function deleteOwn(object: JSObject, key: PropertyKey): boolean {
  const exotic = exotics[object.kind];
  if (exotic !== undefined) {
    const removed = exotic.remove(object, key);
    if (removed !== undefined) return removed;
  } else if (object.kind === Kind.ToolReference) return false;
  const property = ownProperty(object, key);
  if (property === undefined) return true;
  if ((property.flags & Attr.Configurable) === 0) return false;
  removeProperty(object, key, property);
  return true;
}

/** §10.1.11 [[OwnPropertyKeys]]: integer indices ascending, then strings, then symbols in order of creation. */
export function ownKeysOf(object: JSObject): PropertyKey[] {
  if (object.kind === Kind.ToolReference) return toolNames(object);
  return keysBehind(object, exotics[object.kind]?.keys(object));
}

/** The keys of the ordinary properties behind and among the exotic ones. */
function keysBehind(object: JSObject, extra: { indices: string[]; names: string[] } | undefined): PropertyKey[] {
  const indices: number[] = [];
  const names: PropertyKey[] = [];
  let symbols: PropertyKey[] | null = null;
  for (const key of ownProperties(object).keys()) {
    if (typeof key === "object") continue; // a private name
    if (typeof key === "symbol") (symbols ??= []).push(key);
    else {
      const index = arrayIndex(key);
      if (index < 0) names.push(key);
      else indices.push(index);
    }
  }
  const own = ascending(indices);
  const first = extra === undefined ? own : extra.indices.concat(own);
  const keys: PropertyKey[] = extra === undefined ? first : (first as PropertyKey[]).concat(extra.names);
  for (const name of names) keys.push(name);
  if (symbols !== null) for (const symbol of symbols) keys.push(symbol);
  return keys;
}

/** Index keys in order, as text. Most objects have theirs in order already. */
function ascending(indices: readonly number[]): string[] {
  for (let i = 1; i < indices.length; i++)
    if (indices[i]! < indices[i - 1]!) return Array.from(Uint32Array.from(indices).sort(), String);
  return indices.map(String);
}

/** §10.1.4 [[PreventExtensions]]. */
export function preventExtensionsOf(object: JSObject): boolean {
  if (object.kind === Kind.ToolReference) return false;
  exotics[object.kind]?.preventExtensions?.(object);
  toDictionary(object);
  object.flags |= Flag.NonExtensible;
  return true;
}

/** §7.3.5 CreateDataProperty on an object that is not a proxy. */
export function createDataProperty(m: Machine, object: JSObject, key: PropertyKey, value: Value): boolean {
  if (exotics[object.kind] === undefined && object.kind !== Kind.ToolReference) {
    const property = ownProperty(object, key);
    if (property === undefined) {
      if ((object.flags & Flag.NonExtensible) !== 0) return false;
      addProperty(object, key, Attr.All, value);
      return true;
    }
    if (property.flags === Attr.All) {
      writeSlot(object, property.index, value);
      return true;
    }
  }
  return defineOwn(m, object, key, { value, writable: true, enumerable: true, configurable: true });
}
