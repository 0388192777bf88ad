/** The plain steps: writes to locals, boxes and captures, evaluation for effect, jumps, branches, and library calls. */
import { Box } from "../values/Box.ts";
import { TDZ, type Value } from "../values/Value.ts";
import type { MaybeGuest } from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import { type Frame, type Next, type Op, YIELD } from "../machine/frame.ts";
import { isGuest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { guestFrame } from "../machine/native.ts";
import { branchOn } from "./closures/branch.ts";
import { type Evaluate, evaluator } from "./closures/evaluate.ts";
import { uninitialised } from "./closures/slow.ts";
import { ControlStep, type ExactEmitter, type Label, PureStep } from "./Step.ts";
import type { Tree } from "./Tree.ts";

const CAPTURES = 0;
const PC = 2;
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

// ---------- control ----------

export class Jump extends ControlStep {
  readonly target: Label;
  readonly trees: readonly Tree[] = [];
  constructor(target: Label) {
    super();
    this.target = target;
  }
  make(): Op {
    const { pc } = this.target;
    return () => pc;
  }
  withTrees(): ControlStep {
    return this;
  }
}

/** A jump backward: takes a tick, and ends the slice when none is left. */
export class LoopJump extends ControlStep {
  readonly target: Label;
  readonly trees: readonly Tree[] = [];
  constructor(target: Label) {
    super();
    this.target = target;
  }
  make(): Op {
    const { pc } = this.target;
    return (r) => {
      const m: Machine = r[MACHINE];
      if (--m.budget >= 0) return pc;
      r[PC] = pc;
      m.frame = r;
      return YIELD;
    };
  }
  withTrees(): ControlStep {
    return this;
  }
}

/** Takes a tick and goes on. */
export const tick = (): ControlStep =>
  new FrameStep((next) => (r) => {
    const m: Machine = r[MACHINE];
    if (--m.budget >= 0) return next;
    r[PC] = next;
    m.frame = r;
    return YIELD;
  });

/** Goes on at `yes` or `no`; with `loop`, at `yes` after taking a tick. */
export class Branch extends ControlStep {
  readonly yes: Label;
  readonly no: Label;
  readonly loop: boolean;
  readonly trees: readonly [Tree];
  constructor(tree: Tree, yes: Label, no: Label, loop = false) {
    super();
    this.trees = [tree];
    this.yes = yes;
    this.no = no;
    this.loop = loop;
  }
  make(): Op {
    const yes = this.yes.pc;
    const no = this.no.pc;
    const tree = this.trees[0];
    if (!this.loop) return branchOn(tree, yes, no);
    const test = evaluator(tree);
    return (r) => {
      if (!test(r)) return no;
      const m: Machine = r[MACHINE];
      if (--m.budget >= 0) return yes;
      r[PC] = yes;
      m.frame = r;
      return YIELD;
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Branch(trees[0]!, this.yes, this.no, this.loop);
  }
}

/** Goes on at `target` when the value is undefined or null, else at the next operation. */
export class BranchNullish extends ControlStep {
  readonly target: Label;
  readonly trees: readonly [Tree];
  constructor(tree: Tree, target: Label) {
    super();
    this.trees = [tree];
    this.target = target;
  }
  make(next: number): Op {
    const { pc } = this.target;
    const value = evaluator(this.trees[0]);
    return (r) => {
      const v = value(r);
      return v === undefined || v === null ? pc : next;
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new BranchNullish(trees[0]!, this.target);
  }
}

/** Goes on at `target` when the value is undefined, else at the next operation: defaults. */
export class BranchUndefined extends ControlStep {
  readonly target: Label;
  readonly trees: readonly [Tree];
  constructor(tree: Tree, target: Label) {
    super();
    this.trees = [tree];
    this.target = target;
  }
  make(next: number): Op {
    const { pc } = this.target;
    const value = evaluator(this.trees[0]);
    return (r) => (value(r) === undefined ? pc : next);
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new BranchUndefined(trees[0]!, this.target);
  }
}

/** An operation of the library or the specification on evaluated operands. */
export type Operation = (m: Machine, ...operands: Value[]) => MaybeGuest<unknown>;

/** `frame[dest] = operation(…)`: may run guest code, as frames. */
export class Invoke extends ControlStep {
  readonly operation: Operation;
  readonly trees: readonly Tree[];
  readonly dest: number;
  constructor(operation: Operation, trees: readonly Tree[], dest: number) {
    super();
    this.operation = operation;
    this.trees = trees;
    this.dest = dest;
  }
  make(next: number): Op {
    return invokeOp(this.operation, this.trees, this.dest, next);
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Invoke(this.operation, trees, this.dest);
  }
}

export function invokeOp(operation: Operation, trees: readonly Tree[], dest: number, next: number): Op {
  const [a, b, c] = trees.map(evaluator) as [Evaluate, Evaluate, Evaluate];
  switch (trees.length) {
    case 0:
      return (r) => settle(r, operation(enter(r, next)), dest, next);
    case 1:
      return (r) => {
        const x = a(r);
        return settle(r, operation(enter(r, next), x), dest, next);
      };
    case 2:
      return (r) => {
        const x = a(r);
        const y = b(r);
        return settle(r, operation(enter(r, next), x, y), dest, next);
      };
    case 3:
      return (r) => {
        const x = a(r);
        const y = b(r);
        const z = c(r);
        return settle(r, operation(enter(r, next), x, y, z), dest, next);
      };
    default: {
      const all = trees.map(evaluator);
      return (r) => {
        const values: Value[] = [];
        for (let i = 0; i < all.length; i++) values.push(all[i]!(r));
        return settle(r, operation(enter(r, next), ...values), dest, next);
      };
    }
  }
}

function enter(frame: Frame, next: number): Machine {
  const m: Machine = frame[MACHINE];
  m.current = frame;
  m.currentOffset = -1;
  frame[PC] = next;
  return m;
}

function settle(frame: Frame, result: MaybeGuest<unknown>, dest: number, next: number): Next {
  if (isGuest(result)) return guestFrame(frame, result, dest);
  frame[dest] = result;
  return next;
}

/** An operation that sees the frame itself: generators, classes, jumps by completion. Never bails. */
export class FrameStep extends ControlStep {
  readonly trees: readonly Tree[] = [];
  private readonly maker: (next: number, pc: number) => Op;
  constructor(maker: (next: number, pc: number) => Op) {
    super();
    this.maker = maker;
  }
  make(next: number, pc: number): Op {
    return this.maker(next, pc);
  }
  withTrees(): ControlStep {
    return this;
  }
}

/** `throw` of a fixed TypeError, where an early decision says that running this must fail. */
export const throwTypeErrorStep = (message: string, offset: number): ControlStep =>
  new FrameStep(() => (r) => {
    (r[MACHINE] as Machine).current = r;
    return throwTypeError(r[MACHINE], message, offset);
  });
