/** Property descriptors (ECMA-262 §6.2.6) and their validation against an existing property. */
import { Accessor, type JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import type { Value } from "../../values/Value.ts";
import { sameValue } from "./compare.ts";

/** A field that is not there is absent, as in the specification; use `in` or `Object.hasOwn`. */
export interface PropertyDescriptor {
  value?: Value;
  get?: JSObject | undefined;
  set?: JSObject | undefined;
  writable?: boolean;
  enumerable?: boolean;
  configurable?: boolean;
}

/** A complete property: its content and attribute bits. */
export interface OwnProperty {
  readonly content: Value | Accessor;
  readonly flags: number;
}

export const isAccessorDescriptor = (d: PropertyDescriptor): boolean => "get" in d || "set" in d;
export const isDataDescriptor = (d: PropertyDescriptor): boolean => "value" in d || "writable" in d;

/** The descriptor with every field of a complete property. */
export function toDescriptor(own: OwnProperty): PropertyDescriptor {
  const enumerable = (own.flags & Attr.Enumerable) !== 0;
  const configurable = (own.flags & Attr.Configurable) !== 0;
  if (own.content instanceof Accessor) return { get: own.content.get, set: own.content.set, enumerable, configurable };
  return { value: own.content, writable: (own.flags & Attr.Writable) !== 0, enumerable, configurable };
}

/** §10.1.6.3 steps for a property that does not exist: absent fields take their defaults. */
export function newProperty(d: PropertyDescriptor): OwnProperty {
  const shared = (d.enumerable === true ? Attr.Enumerable : 0) | (d.configurable === true ? Attr.Configurable : 0);
  if (isAccessorDescriptor(d)) return { content: new Accessor(d.get, d.set), flags: shared | Attr.Accessor };
  return { content: d.value, flags: shared | (d.writable === true ? Attr.Writable : 0) };
}

/** §10.1.6.3 ValidateAndApplyPropertyDescriptor for an existing property: the merged one, or null when it is refused. */
export function mergeProperty(current: OwnProperty, d: PropertyDescriptor): OwnProperty | null {
  const configurable = (current.flags & Attr.Configurable) !== 0;
  const enumerable = (current.flags & Attr.Enumerable) !== 0;
  const wasAccessor = current.content instanceof Accessor;
  if (!configurable) {
    if (d.configurable === true) return null;
    if (d.enumerable !== undefined && d.enumerable !== enumerable) return null;
    if (isAccessorDescriptor(d) ? !wasAccessor : isDataDescriptor(d) && wasAccessor) return null;
    if (current.content instanceof Accessor) {
      if ("get" in d && d.get !== current.content.get) return null;
      if ("set" in d && d.set !== current.content.set) return null;
    } else if ((current.flags & Attr.Writable) === 0) {
      if (d.writable === true) return null;
      if ("value" in d && !sameValue(d.value, current.content)) return null;
    }
  }
  const shared =
    ((d.enumerable ?? enumerable) ? Attr.Enumerable : 0) | ((d.configurable ?? configurable) ? Attr.Configurable : 0);
  if (isAccessorDescriptor(d) || (wasAccessor && !isDataDescriptor(d))) {
    const old = current.content instanceof Accessor ? current.content : new Accessor(undefined, undefined);
    return {
      content: new Accessor("get" in d ? d.get : old.get, "set" in d ? d.set : old.set),
      flags: shared | Attr.Accessor,
    };
  }
  const writable = d.writable ?? (!wasAccessor && (current.flags & Attr.Writable) !== 0);
  const content = "value" in d ? d.value : current.content instanceof Accessor ? undefined : current.content;
  return { content, flags: shared | (writable ? Attr.Writable : 0) };
}
