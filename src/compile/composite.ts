/**
 * Steps made of steps: conditions and loops whose parts are all pure run as one closure. Their exact forms are the same
 * conditions and loops in single operations; a bail inside goes on at the exact form of the step that bailed.
 */
import { type Frame, type Op, YIELD } from "../machine/frame.ts";
import type { Machine } from "../machine/Machine.ts";
import { sequence } from "./assemble.ts";
import { evaluator } from "./closures/evaluate.ts";
import { ControlStep, type ExactEmitter, Label, PureStep } from "./Step.ts";
import { Jump } from "./controls.ts";
import { UpdateLocal } from "./steps.ts";
import type { Tree } from "./Tree.ts";

const PC = 2;
const MACHINE = 7;

/** `if (test) yes else no`, nothing of which leaves the frame. */
export class PureIf extends PureStep {
  readonly trees: readonly [Tree];
  private readonly yes: readonly PureStep[];
  private readonly no: readonly PureStep[];
  constructor(test: Tree, yes: readonly PureStep[], no: readonly PureStep[]) {
    super();
    this.trees = [test];
    this.yes = yes;
    this.no = no;
  }
  override get nested(): readonly PureStep[] {
    return [...this.yes, ...this.no];
  }
  make(): (frame: Frame) => void {
    const test = evaluator(this.trees[0]);
    const yes = sequence(this.yes.map((step) => step.make()));
    if (this.no.length === 0)
      return (r) => {
        if (test(r)) yes(r);
      };
    const no = sequence(this.no.map((step) => step.make()));
    return (r) => {
      if (test(r)) yes(r);
      else no(r);
    };
  }
  exact(emitter: ExactEmitter): void {
    const otherwise = emitter.label();
    const end = emitter.label();
    const test = evaluator(emitter.flatten(this.trees[0]));
    emitter.emit((next) => (r) => (test(r) ? next : otherwise.pc));
    for (const step of this.yes) emitter.step(step);
    emitter.emit(() => () => end.pc);
    emitter.place(otherwise);
    for (const step of this.no) emitter.step(step);
    emitter.place(end);
    // A label behind the last operation needs one to point at.
    emitter.emit((next) => () => next);
  }
}

/** `while (test) body`, all pure: one operation that runs the whole loop, a tick per round. */
export class PureLoop extends ControlStep {
  override readonly resumes = true;
  readonly trees: readonly [Tree];
  private readonly body: readonly PureStep[];
  constructor(test: Tree, body: readonly PureStep[]) {
    super();
    this.trees = [test];
    this.body = body;
  }
  override get nested(): readonly PureStep[] {
    return this.body;
  }
  make(next: number, pc: number): Op {
    const counted = countedLoop(this.trees[0], this.body);
    if (counted !== null) return countedOp(counted, this.trees[0], this.body, next, pc);
    const test = evaluator(this.trees[0]);
    const body = sequence(this.body.map((step) => step.make()));
    return (r) => {
      const m: Machine = r[MACHINE];
      let budget = m.budget;
      let ticks = budget;
      while (test(r)) {
        body(r);
        if (m.budget !== budget) {
          // An operation of the body has charged for its size.
          ticks += m.budget - budget;
          budget = m.budget;
        }
        if (--ticks < 0) {
          m.budget = ticks;
          r[PC] = pc;
          m.frame = r;
          return YIELD;
        }
      }
      m.budget += ticks - budget;
      return next;
    };
  }
  withTrees(): ControlStep {
    return this;
  }
  override exact(emitter: ExactEmitter): ControlStep {
    const again = emitter.label();
    emitter.place(again);
    const test = evaluator(emitter.flatten(this.trees[0]));
    const { after } = emitter;
    emitter.emit((next) => (r) => (test(r) ? next : after));
    for (const step of this.body) emitter.step(step);
    emitter.emit(() => (r) => {
      const m: Machine = r[MACHINE];
      if (--m.budget >= 0) return again.pc;
      r[PC] = again.pc;
      m.frame = r;
      return YIELD;
    });
    const end = new Label();
    end.pc = after;
    return new Jump(end);
  }
}

interface Counted {
  readonly slot: number;
  readonly limit: Tree;
}

/** `i < n` with `i++` as the last step, `i` a plain local and `n` a local or a number: the usual loop. */
function countedLoop(test: Tree, body: readonly PureStep[]): Counted | null {
  const last = body[body.length - 1];
  if (test.kind !== "relational" || test.value !== "<" || !(last instanceof UpdateLocal) || last.delta !== 1)
    return null;
  const [left, right] = test.children as [Tree, Tree];
  if (left.kind !== "local" || left.value !== last.slot) return null;
  const fixed = right.kind === "local" || (right.kind === "constant" && typeof right.value === "number");
  return fixed ? { slot: last.slot, limit: right } : null;
}

function countedOp({ slot, limit }: Counted, test: Tree, steps: readonly PureStep[], next: number, pc: number): Op {
  const slow = evaluator(test);
  const update = steps[steps.length - 1]!.make();
  const body = sequence(steps.slice(0, -1).map((step) => step.make()));
  const bound = limit.kind === "constant" ? (limit.value as number) : NaN;
  const boundSlot = limit.kind === "local" ? (limit.value as number) : slot;
  const isConstant = limit.kind === "constant";
  return (r) => {
    const m: Machine = r[MACHINE];
    let budget = m.budget;
    let ticks = budget;
    for (;;) {
      const i = r[slot];
      const n = isConstant ? bound : r[boundSlot];
      if (typeof i === "number" && typeof n === "number" ? !(i < n) : !slow(r)) break;
      body(r);
      const j = r[slot];
      if (typeof j === "number") r[slot] = j + 1;
      else update(r);
      if (m.budget !== budget) {
        ticks += m.budget - budget;
        budget = m.budget;
      }
      if (--ticks < 0) {
        m.budget = ticks;
        r[PC] = pc;
        m.frame = r;
        return YIELD;
      }
    }
    m.budget += ticks - budget;
    return next;
  };
}

/** The items as pure steps, or null when one is not. */
export function asPure(items: readonly unknown[]): readonly PureStep[] | null {
  return items.every((item) => item instanceof PureStep) ? (items as readonly PureStep[]) : null;
}
