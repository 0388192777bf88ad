/** Pure steps: writes to locals, boxes and captures, checks, and evaluation for effect. */
import { Box } from "../values/Box.ts";
import { TDZ, type Value } from "../values/Value.ts";
import { throwError } from "../machine/errors.ts";
import type { Frame } from "../machine/frame.ts";
import type { Machine } from "../machine/Machine.ts";
import { evaluator } from "./closures/evaluate.ts";
import { uninitialised } from "./closures/slow.ts";
import { type ExactEmitter, PureStep } from "./Step.ts";
import type { Tree } from "./Tree.ts";

const CAPTURES = 0;
const MACHINE = 7;

/** `frame[slot] = tree` */
export class StoreLocal extends PureStep {
  readonly slot: number;
  readonly trees: readonly [Tree];
  constructor(slot: number, tree: Tree) {
    super();
    this.slot = slot;
    this.trees = [tree];
  }
  make(): (frame: Frame) => void {
    const { slot } = this;
    const tree = this.trees[0];
    if (tree.kind === "local") {
      const from = tree.value as number;
      return (r) => {
        r[slot] = r[from];
      };
    }
    const value = evaluator(tree);
    return (r) => {
      r[slot] = value(r);
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(new StoreLocal(this.slot, emitter.flatten(this.trees[0])));
  }
}

/** `frame[slot] = new Box(tree)`: a captured variable comes to be. */
export class MakeBox extends PureStep {
  readonly slot: number;
  readonly trees: readonly [Tree];
  constructor(slot: number, tree: Tree) {
    super();
    this.slot = slot;
    this.trees = [tree];
  }
  make(): (frame: Frame) => void {
    const { slot } = this;
    const value = evaluator(this.trees[0]);
    return (r) => {
      r[slot] = new Box(value(r));
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(new MakeBox(this.slot, emitter.flatten(this.trees[0])));
  }
}

/** Where a boxed variable is: in a local slot, or among the captures. */
export interface BoxPlace {
  readonly captured: boolean;
  readonly index: number;
}

/** `box.v = tree`; with `checked`, a box that is not initialised is a ReferenceError. */
export class StoreBox extends PureStep {
  readonly place: BoxPlace;
  readonly trees: readonly [Tree];
  readonly checked: string | null;
  constructor(place: BoxPlace, tree: Tree, checked: string | null) {
    super();
    this.place = place;
    this.trees = [tree];
    this.checked = checked;
  }
  make(): (frame: Frame) => void {
    const { checked } = this;
    const { captured, index } = this.place;
    const tree = this.trees[0];
    const value = evaluator(tree);
    if (checked !== null)
      return (r) => {
        const content = value(r);
        const box: Box = captured ? r[CAPTURES][index] : r[index];
        if (box.v === TDZ) uninitialised(r, checked, tree.offset);
        box.v = content;
      };
    if (captured)
      return (r) => {
        r[CAPTURES][index].v = value(r);
      };
    return (r) => {
      r[index].v = value(r);
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(new StoreBox(this.place, emitter.flatten(this.trees[0]), this.checked));
  }
}

/** Evaluates for what it may throw. */
export class Discard extends PureStep {
  readonly trees: readonly [Tree];
  constructor(tree: Tree) {
    super();
    this.trees = [tree];
  }
  make(): (frame: Frame) => void {
    return evaluator(this.trees[0]);
  }
  exact(emitter: ExactEmitter): void {
    emitter.flatten(this.trees[0]);
  }
}

/** A local that is not initialised is a ReferenceError: before an assignment to it. */
export class CheckLocal extends PureStep {
  readonly slot: number;
  readonly name: string;
  readonly offset: number;
  readonly trees: readonly Tree[] = [];
  constructor(slot: number, name: string, offset: number) {
    super();
    this.slot = slot;
    this.name = name;
    this.offset = offset;
  }
  make(): (frame: Frame) => void {
    const { slot, name, offset } = this;
    return (r) => {
      if (r[slot] === TDZ) uninitialised(r, name, offset);
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(this);
  }
}

/** `super()` binds `this` once. */
export class RequireUnbound extends PureStep {
  readonly trees: readonly [Tree];
  readonly offset: number;
  constructor(self: Tree, offset: number) {
    super();
    this.trees = [self];
    this.offset = offset;
  }
  make(): (frame: Frame) => void {
    const { offset } = this;
    const self = evaluator(this.trees[0]);
    return (r) => {
      if (self(r) === TDZ) return;
      const m: Machine = r[MACHINE];
      m.current = r;
      throwError(m, "ReferenceError", "Super constructor may only be called once", offset);
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(this);
  }
}

/** Refuses undefined and null before they are taken apart. */
export class RequireObject extends PureStep {
  readonly trees: readonly [Tree];
  private readonly refuse: (m: Machine, value: Value) => never;
  constructor(tree: Tree, refuse: (m: Machine, value: Value) => never) {
    super();
    this.trees = [tree];
    this.refuse = refuse;
  }
  make(): (frame: Frame) => void {
    const value = evaluator(this.trees[0]);
    return (r) => {
      const v = value(r);
      if (v !== undefined && v !== null) return;
      const m: Machine = r[MACHINE];
      m.current = r;
      this.refuse(m, v);
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(new RequireObject(emitter.flatten(this.trees[0]), this.refuse));
  }
}

/** `slot++` and `slot--` where the old value is not wanted. */
export class UpdateLocal extends PureStep {
  readonly slot: number;
  readonly delta: 1 | -1;
  readonly trees: readonly [Tree];
  /** `slow`: the same as a tree, for what is not a number. */
  constructor(slot: number, delta: 1 | -1, slow: Tree) {
    super();
    this.slot = slot;
    this.delta = delta;
    this.trees = [slow];
  }
  make(): (frame: Frame) => void {
    const { slot, delta } = this;
    const slow = evaluator(this.trees[0]);
    return (r) => {
      const value = r[slot];
      r[slot] = typeof value === "number" ? value + delta : slow(r);
    };
  }
  exact(emitter: ExactEmitter): void {
    emitter.emitPure(new StoreLocal(this.slot, emitter.flatten(this.trees[0])));
  }
}
