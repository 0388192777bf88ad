/** Construction steps: `new`, and `super(…)` of derived constructors. A base class of the program is entered directly. */
import { type Captures, ConstructorKind, constructFunction, isConstructor, newFrame } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Frame, Next, Op } from "../../machine/frame.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe, functionName } from "../../machine/operations/describe.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import type { Value } from "../../values/Value.ts";
import { CallStep } from "../CallStep.ts";
import { ControlStep } from "../Step.ts";
import type { Tree } from "../Tree.ts";
import { type Evaluate, evaluator } from "./evaluate.ts";

const PC = 2;
const MACHINE = 7;
const L0 = 8;

/** `new callee(args)`: callee, arguments. */
export class Construct extends CallStep {
  make(next: number): Op {
    const [callee, ...args] = this.trees.map(evaluator) as [Evaluate, ...Evaluate[]];
    const { dest, name, offset } = this;
    const count = args.length;
    return (r) => {
      const f: Value = callee(r);
      const list: Value[] = [];
      for (let i = 0; i < count; i++) list.push(args[i]!(r));
      return enterBase(r, f, f, list, dest, next) ?? constructValue(r, f, list, dest, next, name, offset);
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Construct(trees, this.dest, this.name, this.offset);
  }
}

/** `new` with a list made by spreading: callee, list. */
export class ConstructList extends CallStep {
  make(next: number): Op {
    const [callee, list] = this.trees.map(evaluator) as [Evaluate, Evaluate];
    const { dest, name, offset } = this;
    return (r) => constructValue(r, callee(r), list(r).data, dest, next, name, offset);
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new ConstructList(trees, this.dest, this.name, this.offset);
  }
}

/** How the arguments of `super(…)` come: each a tree, in one array made by spreading, or in the running function's list. */
export type ArgumentForm = "each" | "array" | "arguments";

/** `super(…)`: constructs the parent of the running function. Trees: that parent, the new target, the function, arguments. */
export class ConstructParent extends ControlStep {
  readonly trees: readonly Tree[];
  readonly form: ArgumentForm;
  readonly dest: number;
  readonly offset: number;
  constructor(trees: readonly Tree[], form: ArgumentForm, dest: number, offset: number) {
    super();
    this.trees = trees;
    this.form = form;
    this.dest = dest;
    this.offset = offset;
  }
  make(next: number): Op {
    const [parentOf, target, callee, ...args] = this.trees.map(evaluator) as [
      Evaluate,
      Evaluate,
      Evaluate,
      ...Evaluate[],
    ];
    const { form, dest, offset } = this;
    const list = argumentList(form, args);
    return (r) => {
      const parent: Value = parentOf(r);
      const newTarget = target(r) as JSObject;
      const values = list(r);
      const entered = enterBase(r, parent, newTarget, values, dest, next);
      if (entered !== null) return entered;
      if (isConstructor(parent)) return constructFunction(r, parent, values, newTarget, dest, next);
      const m: Machine = r[MACHINE];
      m.current = r;
      r[PC] = next;
      const name = functionName(callee(r));
      const owner = name === "" ? "anonymous class" : name;
      // `extends null` makes %Function.prototype% the parent.
      const shown = parent === m.realm.functionPrototype ? "null" : describe(parent);
      return throwTypeError(m, `Super constructor ${shown} of ${owner} is not a constructor`, offset);
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new ConstructParent(trees, this.form, this.dest, this.offset);
  }
}

function argumentList(form: ArgumentForm, args: readonly Evaluate[]): (r: Frame) => Value[] {
  const [first] = args as [Evaluate];
  if (form === "array") return (r) => first(r).data;
  // The callee may keep the list; the function running keeps its own.
  if (form === "arguments") return (r) => first(r).slice();
  return (r) => {
    const list: Value[] = [];
    for (let i = 0; i < args.length; i++) list.push(args[i]!(r));
    return list;
  };
}

/** The frame of a base class's constructor with a new object, or null for any other callee or new target. */
function enterBase(
  r: Frame,
  f: Value,
  newTarget: Value,
  args: readonly Value[],
  dest: number,
  next: number,
): Frame | null {
  if (typeof f !== "object" || f === null || f.kind !== Kind.Closure) return null;
  const captures = f.data as Captures;
  const code = captures[0];
  if (code.constructorKind !== ConstructorKind.BaseClass) return null;
  const target = newTarget as JSObject;
  // The `prototype` of the program's constructors: not configurable, so always in this slot.
  const proto = target.kind === Kind.Closure ? target.s2 : null;
  if (!(proto instanceof JSObject)) return null;
  r[PC] = next;
  const frame = newFrame(r, code, captures, dest);
  frame[code.thisSlot] = new JSObject((r[MACHINE] as Machine).realm.rootShape, proto, Kind.Ordinary, null);
  frame[code.calleeSlot] = f;
  frame[code.newTargetSlot] = target;
  if (code.argumentsSlot >= 0) frame[code.argumentsSlot] = args;
  const count = code.parameters < args.length ? code.parameters : args.length;
  for (let i = 0; i < count; i++) frame[L0 + i] = args[i];
  return frame;
}

function constructValue(
  r: Frame,
  f: Value,
  args: Value[],
  dest: number,
  next: number,
  name: string,
  offset: number,
): Next {
  if (isConstructor(f)) return constructFunction(r, f, args, f, dest, next);
  const m: Machine = r[MACHINE];
  m.current = r;
  r[PC] = next;
  return throwTypeError(m, `${name === "" ? describe(f) : name} is not a constructor`, offset);
}
