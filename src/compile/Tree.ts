/**
 * Expression trees: the part of an expression that one closure evaluates in one go. A tree only reads; what calls, waits or
 * writes is a step (`Step.ts`) between trees. When the closure of a node meets something only guest code can answer (an
 * accessor, a proxy, an object to convert) it throws the node itself, and the machine goes on with the exact form of the
 * step the node belongs to (`exact.ts`). Nothing has been written by then.
 */
import type { Frame } from "../machine/frame.ts";
import { Bail } from "../machine/Machine.ts";
import { resumeExact } from "./exact.ts";
import type { Step } from "./Step.ts";

// prettier-ignore
export type TreeKind =
  // leaves
  | "constant" | "local" | "localChecked" | "box" | "boxChecked" | "capture" | "captureBox" | "captureBoxChecked"
  | "global" | "typeofGlobal" | "regexp" | "closure"
  // operators: `value` is the operator
  | "arithmetic" | "relational" | "equality" | "unary" | "not" | "typeof" | "void"
  // control inside an expression
  | "and" | "or" | "nullish" | "orDefault" | "conditional"
  // properties: `value` is the key of "get"
  | "get" | "getIndex" | "length" | "privateGet" | "superGet"
  // §13.3.7.2 GetSuperConstructor of a class constructor
  | "superConstructor"
  // literals
  | "array" | "object" | "template" | "toKey" | "toKeyOf" | "toText"
  // `value`: the slot of the argument list and the index
  | "argument"

export class Tree extends Bail {
  readonly kind: TreeKind;
  readonly children: readonly Tree[];
  readonly value: unknown;
  /** Where messages point (UTF-16 offset into the source). */
  readonly offset: number;
  /** Deep trees are cut into steps, so that closures never nest without bound. */
  readonly depth: number;
  /** The step whose closure evaluates this node; set when the step is emitted. */
  step: Step | null = null;
  /** Nothing that runs between this node's place and its use can change its value. */
  stable = false;
  /** For a slot in which the value of another tree is kept: that tree, for messages that name what was read. */
  kept: Tree | null = null;

  constructor(kind: TreeKind, children: readonly Tree[], value: unknown, offset: number) {
    super();
    this.kind = kind;
    this.children = children;
    this.value = value;
    this.offset = offset;
    let depth = 0;
    for (const child of children) if (child.depth > depth) depth = child.depth;
    this.depth = depth + 1;
  }

  resume(frame: Frame, pc: number): Frame {
    return resumeExact(this, frame, pc);
  }
}

const NONE: readonly Tree[] = [];
export const leaf = (kind: TreeKind, value: unknown, offset = -1): Tree => new Tree(kind, NONE, value, offset);
export function constant(value: unknown): Tree {
  const tree = leaf("constant", value);
  tree.stable = true;
  return tree;
}
/** A frame slot that holds one value for good: a temporary, or a variable that is never assigned again. */
export function local(slot: number): Tree {
  const tree = leaf("local", slot);
  tree.stable = true;
  return tree;
}
