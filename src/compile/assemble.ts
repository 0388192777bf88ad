/**
 * Steps to operations: fuses consecutive pure steps with the control step behind them, gives labels their pcs, and makes
 * the closures. Two passes, because closures know the pcs they jump to.
 */
import type { Frame, Op } from "../machine/frame.ts";
import type { Steps } from "../syntax/Steps.ts";
import type { Code } from "./Code.ts";
import { ControlStep, Label, Operation, PureStep, type Step } from "./Step.ts";

/** What lowering has emitted, in order; what was moved as a whole is a list in the list. */
export type Items = (Step | Label | Items)[];
type Effect = (frame: Frame) => void;

/** Steps and nodes of their trees that become closures before others have their turn. */
const CLOSURES_IN_STEP = 4_000;
/** Pure steps in one operation. */
const MOST_FUSED = 256;

export function* assemble(code: Code, items: Items): Steps<{ ops: Op[]; operations: Operation[] }> {
  const operations: Operation[] = [];
  let pure: PureStep[] = [];
  /** Closures of the operations so far, at the end of each. */
  const closures: number[] = [];
  let seen = 0;
  const close = (control: ControlStep | null): void => {
    const operation = new Operation(code, operations.length, pure, control);
    for (const step of pure) seen += attach(step, operation);
    if (control !== null) seen += attach(control, operation);
    operations.push(operation);
    closures.push(seen);
    pure = [];
  };
  let turn = CLOSURES_IN_STEP;
  for (const item of flat(items)) {
    if (++seen > turn) {
      turn = seen + CLOSURES_IN_STEP;
      yield;
    }
    if (item instanceof PureStep) {
      if (pure.length === MOST_FUSED) close(null);
      pure.push(item);
    } else if (item instanceof Label) {
      if (pure.length > 0) close(null);
      item.pc = operations.length;
    } else {
      if (item.resumes && pure.length > 0) close(null);
      close(item);
    }
  }
  if (pure.length > 0) close(null);
  const ops: Op[] = [];
  turn = CLOSURES_IN_STEP;
  for (const operation of operations) {
    ops.push(makeOp(operation));
    if (closures[operation.pc]! <= turn) continue;
    turn = closures[operation.pc]! + CLOSURES_IN_STEP;
    yield;
  }
  return { ops, operations };
}

/** The items with those of the lists among them, which nest as deeply as statements do. */
function* flat(items: Items): Generator<Step | Label, void, void> {
  const open = [{ list: items, at: 0 }];
  for (let last = open[0]; last !== undefined; last = open[open.length - 1]) {
    const item = last.list[last.at++];
    if (item === undefined) open.pop();
    else if (Array.isArray(item)) open.push({ list: item, at: 0 });
    else yield item;
  }
}

/** Tells the step and its trees where they belong; returns how many closures they become. */
function attach(step: Step, operation: Operation): number {
  step.owner = operation;
  let count = 1;
  for (const tree of step.trees) count += own(tree, step);
  for (const inner of step.nested) count += attach(inner, operation);
  return count;
}

/** Every node knows the step that evaluates it. Trees are shallow by construction. */
function own(tree: Step["trees"][number], step: Step): number {
  tree.step = step;
  let count = 1;
  for (const child of tree.children) count += own(child, step);
  return count;
}

export function makeOp(operation: Operation): Op {
  const { pc, control } = operation;
  const next = pc + 1;
  const effects = operation.pure.map((step) => step.make());
  if (control === null) {
    const effect = sequence(effects);
    return (r) => {
      effect(r);
      return next;
    };
  }
  const op = control.make(next, pc);
  if (effects.length === 0) return op;
  const effect = sequence(effects);
  return (r) => {
    effect(r);
    return op(r);
  };
}

/** One closure for a run of effects, as a shallow tree of small ones. */
export function sequence(effects: readonly Effect[]): Effect {
  if (effects.length <= 4) return group(effects);
  const groups: Effect[] = [];
  for (let i = 0; i < effects.length; i += 4) groups.push(group(effects.slice(i, i + 4)));
  return sequence(groups);
}

function group(effects: readonly Effect[]): Effect {
  const [a, b, c, d] = effects as [Effect, Effect, Effect, Effect];
  switch (effects.length) {
    case 1:
      return a;
    case 2:
      return (r) => {
        a(r);
        b(r);
      };
    case 3:
      return (r) => {
        a(r);
        b(r);
        c(r);
      };
    case 4:
      return (r) => {
        a(r);
        b(r);
        c(r);
        d(r);
      };
    default:
      return () => undefined;
  }
}
