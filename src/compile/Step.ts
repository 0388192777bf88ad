/**
 * Steps: what a compiled function does, in order. A pure step writes one thing and never leaves the frame; consecutive ones
 * fuse into one operation with the control step that follows. A control step decides where to go on. Lowering emits steps,
 * `assemble.ts` turns them into operations.
 */
import type { Frame, Op } from "../machine/frame.ts";
import type { Code } from "./Code.ts";
import type { Tree } from "./Tree.ts";

/**
 * The operation a step became part of. A class: V8 may allocate what literals make in its old generation, for good, once
 * a program that lives long has made many; all of a short-lived one would then live until a full collection, because
 * everything is reachable from its operations.
 */
export class Operation {
  readonly code: Code;
  readonly pc: number;
  readonly pure: readonly PureStep[];
  readonly control: ControlStep | null;
  /** Where the exact form of each step starts, once it exists. */
  exact: Map<Step, number> | null = null;

  constructor(code: Code, pc: number, pure: readonly PureStep[], control: ControlStep | null) {
    this.code = code;
    this.pc = pc;
    this.pure = pure;
    this.control = control;
  }
}

export class Label {
  pc = -1;
}

/** What the exact form of a step needs: evaluated operands and a place for more operations. */
export interface ExactEmitter {
  /** The tree as operations; returns a tree that cannot bail (a local or a constant). */
  flatten(tree: Tree): Tree;
  /** Appends an operation; `next` is the pc after it. */
  emit(make: (next: number) => Op): void;
  emitPure(step: PureStep): void;
  label(): Label;
  place(label: Label): void;
  temp(): number;
  /** The exact form of a step inside another one; its own entry is remembered. */
  step(step: PureStep): void;
  /** Where the operation the steps belong to goes on. */
  readonly after: number;
}

abstract class BaseStep {
  /** The operation it became part of; set by assembly. */
  owner: Operation | null = null;
  abstract readonly trees: readonly Tree[];
  /** Steps inside this one. */
  get nested(): readonly PureStep[] {
    return NO_STEPS;
  }
}
const NO_STEPS: readonly never[] = [];

export abstract class PureStep extends BaseStep {
  abstract make(): (frame: Frame) => void;
  /** Default: the operands are flattened, then the same write happens on them. */
  abstract exact(emitter: ExactEmitter): void;
}

export abstract class ControlStep extends BaseStep {
  /** Runs again from its start after a pause: nothing may be fused in front of it. */
  readonly resumes: boolean = false;
  /** The closure; `next` is the pc that follows, `pc` its own. */
  abstract make(next: number, pc: number): Op;
  /** The same step on other operands. */
  abstract withTrees(trees: readonly Tree[]): ControlStep;
  /** The step on operands that cannot bail, after the operations that evaluate them. */
  exact(emitter: ExactEmitter): ControlStep {
    return this.withTrees(this.trees.map((tree) => emitter.flatten(tree)));
  }
}

export type Step = PureStep | ControlStep;
