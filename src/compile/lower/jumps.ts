/**
 * Ways out of a statement: what `break`, `continue` and `return` pass. A `finally` block and the closing of an iterator sit
 * between a jump and its target, so each jump asks the list from the inside out.
 */
import type { Frame, Next } from "../../machine/frame.ts";
import { FrameStep, Jump } from "../controls.ts";
import { Label } from "../Step.ts";
import { constant, local, type Tree } from "../Tree.ts";
import type { Lowering } from "./Lowering.ts";

export type Jumps =
  | {
      readonly kind: "target";
      readonly labels: readonly string[];
      readonly break: Label;
      readonly continue: Label | null;
      readonly plain: boolean;
    }
  /** Code to run on the way out (closing an iterator). */
  | { readonly kind: "leave"; readonly emit: (l: Lowering) => void }
  | { readonly kind: "finally"; readonly block: FinallyBlock };

/** Completion kinds of a `finally` block; larger numbers are jumps, by index. */
export const NORMAL = 0;
export const THROW = 1;
export const RETURN = 2;
const FIRST_JUMP = 3;

/** A `finally` block under construction: the completion that entered it, and where it may go on. */
export class FinallyBlock {
  readonly entry = new Label();
  readonly kindSlot: number;
  readonly valueSlot: number;
  /** What follows when the block ends in a jump completion, by kind. */
  readonly exits: { readonly label: Label; readonly goOn: () => void }[] = [];
  constructor(kindSlot: number, valueSlot: number) {
    this.kindSlot = kindSlot;
    this.valueSlot = valueSlot;
  }
  /** Enters the block with a completion that goes on with `goOn` afterwards. */
  leave(l: Lowering, goOn: () => void): void {
    const label = new Label();
    l.store(this.kindSlot, constant(FIRST_JUMP + this.exits.length));
    this.exits.push({ label, goOn });
    l.emit(new Jump(this.entry));
  }
  leaveByReturn(l: Lowering, value: Tree): void {
    l.store(this.valueSlot, value);
    l.store(this.kindSlot, constant(RETURN));
    l.emit(new Jump(this.entry));
  }
  /** After the block's statements: goes on as the completion says. `returns` emits a return of the tree. */
  dispatch(l: Lowering, returns: (tree: Tree) => void): void {
    const { kindSlot, valueSlot, exits } = this;
    const returning = new Label();
    const after = new Label();
    l.emit(
      new FrameStep(() => (frame: Frame): Next => {
        const kind: number = frame[kindSlot];
        if (kind === NORMAL) return after.pc;
        if (kind === THROW) throw frame[valueSlot];
        return kind === RETURN ? returning.pc : exits[kind - FIRST_JUMP]!.label.pc;
      }),
    );
    l.place(returning);
    returns(local(valueSlot));
    for (const { label, goOn } of exits) {
      l.place(label);
      goOn();
    }
    l.place(after);
  }
}

/** Jumps to the target the predicate picks, running what lies between from `from` (an index into `l.jumps`) outward. */
function jumpTo(l: Lowering, from: number, pick: (jumps: Jumps) => Label | null): void {
  for (let i = from; i >= 0; i--) {
    const jumps = l.jumps[i]!;
    const label = pick(jumps);
    if (label !== null) {
      l.emit(new Jump(label));
      return;
    }
    if (jumps.kind === "leave") outside(l, i, () => jumps.emit(l));
    else if (jumps.kind === "finally") {
      const outer = i - 1;
      jumps.block.leave(l, () => outside(l, i, () => jumpTo(l, outer, pick)));
      return;
    }
  }
}

/** Emits code as if outside of `l.jumps[index]`: what it does is not subject to that entry any more. */
function outside(l: Lowering, index: number, emit: () => void): void {
  const removed = l.jumps.splice(index);
  emit();
  l.jumps.push(...removed);
}

export function breakTo(l: Lowering, label: string | null): void {
  jumpTo(l, l.jumps.length - 1, (jumps) =>
    jumps.kind === "target" && (label === null ? jumps.plain : jumps.labels.includes(label)) ? jumps.break : null,
  );
}

export function continueTo(l: Lowering, label: string | null): void {
  jumpTo(l, l.jumps.length - 1, (jumps) =>
    jumps.kind === "target" && jumps.continue !== null && (label === null || jumps.labels.includes(label))
      ? jumps.continue
      : null,
  );
}

/** Returns through everything between: `emitReturn` is the function's own way to return. */
export function returnThrough(l: Lowering, value: Tree, emitReturn: (value: Tree) => void): void {
  returnFrom(l, l.jumps.length - 1, value, emitReturn);
}
function returnFrom(l: Lowering, from: number, value: Tree, emitReturn: (value: Tree) => void): void {
  for (let i = from; i >= 0; i--) {
    const jumps = l.jumps[i]!;
    if (jumps.kind === "leave") {
      value = l.spill(value);
      outside(l, i, () => jumps.emit(l));
    } else if (jumps.kind === "finally") {
      jumps.block.leaveByReturn(l, value);
      return;
    }
  }
  emitReturn(value);
}
