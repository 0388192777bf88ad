/** Control steps: jumps, branches, ticks, calls of library operations, and steps that see the frame. */
import type { Value } from "../values/Value.ts";
import type { MaybeGuest } from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import { type Frame, type Next, type Op, YIELD } from "../machine/frame.ts";
import { isGuest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { guestFrame } from "../machine/native.ts";
import { branchOn } from "./closures/branch.ts";
import { type Evaluate, evaluator } from "./closures/evaluate.ts";
import { ControlStep, type Label } from "./Step.ts";
import type { Tree } from "./Tree.ts";

const PC = 2;
const MACHINE = 7;

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
