/**
 * Reads of names no scope declares. A program that does not use the global object itself has their values in a list of its
 * own; else they are properties of that object, cached by its shape.
 */
import { throwUndefined } from "../../machine/errors.ts";
import { CODE, type Frame } from "../../machine/frame.ts";
import type { Machine } from "../../machine/Machine.ts";
import { SLOW, tryGet } from "../../machine/operations/property.ts";
import type { Realm } from "../../machine/Realm.ts";
import { LazySlot, ownProperty, rawSlot } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import type { Value } from "../../values/Value.ts";
import type { Code } from "../Code.ts";
import type { Tree } from "../Tree.ts";
import { at } from "./slow.ts";

import { type Evaluate, typeName } from "./evaluate.ts";

function reader(node: Tree, missing: (frame: Frame, name: string) => Value): Evaluate {
  const name = node.value as string;
  let index = -1;
  let shape: Shape | null = null;
  let slot = 0;
  const unseen = (r: Frame): Value => {
    const { realm } = at(r, node);
    const { globals } = (r[CODE] as Code).unit;
    if (index < 0) index = globals.indexOf(name);
    const value = realm.nameGlobal(name, index, globals.length);
    return value === undefined ? miss(r) : value;
  };
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
      slot = property.index;
    }
    at(r, node);
    return tryGet(global, name) as Value;
  };
  return (r) => {
    const realm: Realm = r[7].realm;
    const { names } = realm;
    if (names !== null) {
      if (index >= 0 && index < names.length) {
        const value = names[index];
        if (value !== undefined) return value;
      }
      return unseen(r);
    }
    const global = realm.global;
    if (global.shape === shape) {
      const value = rawSlot(global, slot);
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
