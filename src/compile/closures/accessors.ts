/**
 * Accessors met by exact forms: which getter or setter a property access by name calls, remembered by the shapes on the way
 * as values are, so that the second access enters the function at once.
 */
import { callFunction } from "../../machine/call.ts";
import type { Frame, Next } from "../../machine/frame.ts";
import { accessorOf, SLOW } from "../../machine/operations/property.ts";
import { type Accessor, type JSObject, ownProperty, rawSlot } from "../../values/JSObject.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import { Attr } from "../../values/kinds.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import type { Code } from "../Code.ts";
import { directCaptures, enter0, enter1 } from "./enter.ts";
import { cachedHolderRead, fillHolderCache, HolderCache } from "./property.ts";

/** The accessor behind a property, or null where there is none or more than objects and shapes decide. */
type Find = (object: JSObject) => Accessor | null;

export function accessorFinder(code: Code, key: PropertyKey): Find {
  /** Shapes whose own property is an accessor, and is none. */
  let own: Shape | null = null;
  let index = 0;
  let plain: Shape | null = null;
  let cache: HolderCache | null = null;
  return (object) => {
    const { shape } = object;
    if (shape === plain) return null;
    if (shape === own) return rawSlot(object, index) as Accessor;
    if (cache !== null) {
      const cached = cachedHolderRead(cache, object);
      if (cached !== SLOW) return cached as Accessor;
    }
    const found = accessorOf(object, key);
    if (object.shape.mode !== ShapeMode.Tree) return found;
    const property = ownProperty(object, key);
    if (property === undefined) {
      if (found !== null) fillHolderCache(code, (cache ??= new HolderCache()), object, key, Attr.Accessor);
    } else if (found !== null) {
      own = object.shape;
      index = property.index;
    } else plain = object.shape;
    return found;
  };
}

export function callGetter(r: Frame, getter: JSObject, self: Value, dest: number, next: number): Next {
  const captures = directCaptures(getter);
  return captures === null ? callFunction(r, getter, self, [], dest, next) : enter0(r, captures, self, dest, next);
}

export function callSetter(r: Frame, setter: JSObject, self: Value, value: Value, dest: number, next: number): Next {
  const captures = directCaptures(setter);
  return captures === null
    ? callFunction(r, setter, self, [value], dest, next)
    : enter1(r, captures, self, value, dest, next);
}
