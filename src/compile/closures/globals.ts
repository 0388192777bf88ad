/** Reads of names no scope declares: own properties of the global object, cached by its shape. */
import { throwUndefined } from "../../machine/errors.ts";
import type { Frame } from "../../machine/frame.ts";
import type { Machine } from "../../machine/Machine.ts";
import { SLOW, tryGet } from "../../machine/operations/property.ts";
import { LazySlot, ownProperty, rawSlot } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import type { Value } from "../../values/Value.ts";
import type { Tree } from "../Tree.ts";
import { at } from "./slow.ts";

import { type Evaluate, typeName } from "./evaluate.ts";

function reader(node: Tree, missing: (frame: Frame, name: string) => Value): Evaluate {
  const name = node.value as string;
  let shape: Shape | null = null;
  let index = 0;
  const miss = (r: Frame): Value => {
    const m: Machine = r[7];
    const global = m.realm.global;
    const property = ownProperty(global, name);
    if (property === undefined) {
      const inherited = tryGet(global, name);
      if (inherited === SLOW) throw node;
      return inherited === undefined ? missing(r, name) : inherited;
    }
    if ((property.flags & Attr.Accessor) !== 0) throw node;
    if (global.shape.mode !== ShapeMode.Dictionary) {
      shape = global.shape;
      index = property.index;
    }
    at(r, node);
    return tryGet(global, name) as Value;
  };
  return (r) => {
    const global = r[7].realm.global;
    if (global.shape === shape) {
      const value = rawSlot(global, index);
      if (!(value instanceof LazySlot)) return value;
    }
    return miss(r);
  };
}

export const readGlobal = (node: Tree): Evaluate => reader(node, (r, name) => throwUndefined(at(r, node), name));

export function typeofGlobal(node: Tree): Evaluate {
  const read = reader(node, () => undefined);
  return (r) => typeName(read(r));
}
