/** Steps that write properties: `base.key = value` and `base[key] = value`, with their caches. */
import type { Frame } from "../../machine/frame.ts";
import { exotics } from "../../machine/operations/exotic.ts";
import { paidKey } from "../../machine/operations/longText.ts";
import { SLOW, trySet } from "../../machine/operations/property.ts";
import { refuseWrite } from "../../machine/operations/refusals.ts";
import { HOLE, isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { isArrayObject } from "../../values/arrays.ts";
import { isLongBigInt } from "../../values/bigints.ts";
import { type JSObject, ownProperty, writeSlot } from "../../values/JSObject.ts";
import { Attr, Flag, Kind } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import { setElement, setNamed } from "../runtime.ts";
import { type ExactEmitter, PureStep } from "../Step.ts";
import { invokeOp } from "../controls.ts";
import type { Tree } from "../Tree.ts";
import { accessorFinder, callSetter } from "./accessors.ts";
import { type Evaluate, evaluator } from "./evaluate.ts";
import { at } from "./slow.ts";

const ARRAY = 1;

/** A property that is added: the shapes before and after, and the prototypes that must not have changed. */
class AddCache {
  before: Shape | null = null;
  after: Shape | null = null;
  first: JSObject | null = null;
  firstShape: Shape | null = null;
  second: JSObject | null = null;
  secondShape: Shape | null = null;
  clear(): void {
    this.before = this.after = this.firstShape = this.secondShape = null;
    this.first = this.second = null;
  }
  matches(object: JSObject): boolean {
    const first = this.first;
    if (object.shape !== this.before || first === null || object.proto !== first || first.shape !== this.firstShape)
      return false;
    const second = this.second;
    return first.proto === second && (second === null || (second.shape === this.secondShape && second.proto === null));
  }
}

export class SetNamed extends PureStep {
  readonly key: PropertyKey;
  readonly trees: readonly [Tree, Tree];
  readonly offset: number;
  constructor(base: Tree, key: PropertyKey, value: Tree, offset: number) {
    super();
    this.trees = [base, value];
    this.key = key;
    this.offset = offset;
  }

  make(): (frame: Frame) => void {
    const { key, trees, offset } = this;
    // The node to throw when only guest code can do it; its step is this one.
    const node = trees[0];
    const base = evaluator(trees[0]);
    const value = evaluator(trees[1]);
    let shape1: Shape | null = null;
    let index1 = 0;
    let shape2: Shape | null = null;
    let index2 = 0;
    let cache: AddCache | null = null;
    const miss = (r: Frame, object: Value, content: Value): void => {
      if (isObject(object) && cache !== null && cache.matches(object)) {
        const index = object.shape.size;
        object.shape = cache.after!;
        writeSlot(object, index, content);
        return;
      }
      if (!isObject(object)) {
        if (object !== undefined && object !== null) throw node;
        setNamed(at(r, node), object, key, content, offset);
        return;
      }
      const before = object.shape;
      const done = trySet(object, key, content);
      if (done === SLOW) throw node;
      if (done === false) refuseWrite(at(r, node), object, key, offset);
      if (before.lazy) return;
      if (object.shape === before) {
        const own = before.mode === ShapeMode.Tree ? ownProperty(object, key) : undefined;
        if (own === undefined || (own.flags & Attr.Writable) === 0) return;
        shape2 = shape1;
        index2 = index1;
        shape1 = before;
        index1 = own.index;
        return;
      }
      if (object.shape.mode !== ShapeMode.Tree || before.mode !== ShapeMode.Tree) return;
      const first = object.proto;
      const second = first === null ? null : first.proto;
      if (
        first === null ||
        (second !== null && second.proto !== null) ||
        special(first) ||
        (second !== null && special(second))
      )
        return;
      const added: AddCache = cache ?? new AddCache();
      if (cache === null) this.owner?.code.remember((cache = added));
      first.flags |= Flag.CachedHolder;
      if (second !== null) second.flags |= Flag.CachedHolder;
      added.before = before;
      added.after = object.shape;
      added.first = first;
      added.firstShape = first.shape;
      added.second = second;
      added.secondShape = second === null ? null : second.shape;
    };
    return (r) => {
      const object: Value = base(r);
      const content: Value = value(r);
      if (typeof object === "object" && object !== null) {
        const shape = object.shape;
        let index: number;
        if (shape === shape1) index = index1;
        else if (shape === shape2) index = index2;
        else return miss(r, object, content);
        switch (index) {
          case 0:
            object.s0 = content;
            return;
          case 1:
            object.s1 = content;
            return;
          case 2:
            object.s2 = content;
            return;
          case 3:
            object.s3 = content;
            return;
          default:
            object.more![index - 4] = content;
        }
      } else miss(r, object, content);
    };
  }

  exact(emitter: ExactEmitter): void {
    const { key, offset } = this;
    const trees = this.trees.map((tree) => emitter.flatten(tree));
    const [base, value] = trees.map(evaluator) as [Evaluate, Evaluate];
    const dest = emitter.temp();
    const find = accessorFinder(this.owner!.code, key);
    emitter.emit((next) => {
      const other = invokeOp((m, object, content) => setNamed(m, object, key, content, offset), trees, dest, next);
      return (r) => {
        const object: Value = base(r);
        const setter = isObject(object) ? find(object)?.set : undefined;
        return setter === undefined ? other(r) : callSetter(r, setter, object, value(r), dest, next);
      };
    });
  }
}

const special = (object: JSObject): boolean =>
  exotics[object.kind] !== undefined || object.kind === Kind.Proxy || object.kind === Kind.ToolReference;

export class SetElement extends PureStep {
  readonly trees: readonly [Tree, Tree, Tree];
  readonly offset: number;
  constructor(base: Tree, key: Tree, value: Tree, offset: number) {
    super();
    this.trees = [base, key, value];
    this.offset = offset;
  }

  make(): (frame: Frame) => void {
    const { offset } = this;
    const node = this.trees[0];
    const base = evaluator(this.trees[0]);
    const index = evaluator(this.trees[1]);
    const value = evaluator(this.trees[2]);
    return (r) => {
      const object: Value = base(r);
      const key: Value = index(r);
      const content: Value = value(r);
      if (typeof object === "object" && object !== null && object.kind === ARRAY && typeof key === "number") {
        const data = object.data as Value[];
        if (key >= 0 && key < data.length && key === Math.floor(key) && (data[key] as unknown) !== HOLE) {
          data[key] = content;
          return;
        }
      }
      if (isObject(key) || isLongBigInt(key)) throw node;
      if (isObject(object)) {
        if (typeof key === "number" && isArrayObject(object)) {
          const done = setElement(at(r, node), object, key, content, offset);
          if (done !== undefined) throw node;
          return;
        }
        const name: PropertyKey = typeof key === "symbol" ? key : String(paidKey(r[7], key));
        const done = trySet(object, name, content);
        if (done === SLOW) throw node;
        if (done === false) refuseWrite(at(r, node), object, name, offset);
        return;
      }
      if (object !== undefined && object !== null) throw node;
      setElement(at(r, node), object, key, content, offset);
    };
  }

  exact(emitter: ExactEmitter): void {
    const { offset } = this;
    const trees = this.trees.map((tree) => emitter.flatten(tree));
    const dest = emitter.temp();
    emitter.emit((next) =>
      invokeOp((m, object, key, content) => setElement(m, object, key, content, offset), trees, dest, next),
    );
  }
}
