/** Private elements: `base.#name` and `base.#name = value`. Private names are keys of shapes like any other. */
import type { Frame } from "../../machine/frame.ts";
import { type JSObject, ownProperty, rawSlot, writeSlot } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import { isObject, type PrivateName, type Value } from "../../values/Value.ts";
import { privateGet, privateSet } from "../classRuntime.ts";
import { invokeOp } from "../controls.ts";
import { type ExactEmitter, PureStep } from "../Step.ts";
import { leaf, type Tree } from "../Tree.ts";
import { evaluator, type Evaluate } from "./evaluate.ts";
import { at } from "./slow.ts";

/** Where the shape seen last keeps the element of the name seen last. */
class PrivateCache {
  shape: Shape | null = null;
  name: PrivateName | null = null;
  index = 0;
  /** Notes where an object keeps an element that is no accessor and has all of `flags`. */
  fill(object: JSObject, name: PrivateName, flags: number): boolean {
    const own = ownProperty(object, name);
    if (own === undefined || (own.flags & Attr.Accessor) !== 0 || (own.flags & flags) !== flags) return false;
    this.index = own.index;
    if (object.shape.mode === ShapeMode.Tree) {
      this.shape = object.shape;
      this.name = name;
    }
    return true;
  }
}

export function readPrivate(node: Tree): Evaluate {
  const object = evaluator(node.children[0]!);
  const name = evaluator(node.children[1]!);
  const cache = new PrivateCache();
  return (r) => {
    const base: Value = object(r);
    const key: PrivateName = name(r);
    if (typeof base === "object" && base !== null) {
      if ((base.shape === cache.shape && key === cache.name) || cache.fill(base, key, 0))
        return rawSlot(base, cache.index);
      if (ownProperty(base, key) !== undefined) throw node;
    }
    return privateGet(at(r, node), base, key, node.offset);
  };
}

/** `base.#name = value`: base, name, value. */
export class SetPrivate extends PureStep {
  readonly trees: readonly [Tree, Tree, Tree];
  /** Thrown where a setter has to be called. */
  private readonly node: Tree;
  constructor(base: Tree, name: Tree, value: Tree, offset: number) {
    super();
    this.trees = [base, name, value];
    this.node = leaf("constant", undefined, offset);
    this.node.step = this;
  }

  make(): (frame: Frame) => void {
    const { node } = this;
    const [base, name, value] = this.trees.map(evaluator) as [Evaluate, Evaluate, Evaluate];
    const cache = new PrivateCache();
    return (r) => {
      const object: Value = base(r);
      const key: PrivateName = name(r);
      const content: Value = value(r);
      if (isObject(object)) {
        if ((object.shape === cache.shape && key === cache.name) || cache.fill(object, key, Attr.Writable))
          return writeSlot(object, cache.index, content);
        if (ownProperty(object, key) !== undefined) throw node;
      }
      privateSet(at(r, node), object, key, content, node.offset);
    };
  }

  exact(emitter: ExactEmitter): void {
    const { offset } = this.node;
    const trees = this.trees.map((tree) => emitter.flatten(tree));
    const dest = emitter.temp();
    emitter.emit((next) =>
      invokeOp((m, object, key, value) => privateSet(m, object, key as never, value, offset), trees, dest, next),
    );
  }
}
