/**
 * The exact form of an operation: every node that can reach guest code becomes an operation of its own, on heap frames.
 * It is compiled when a fast form gives up for the first time, appended to the function's operations, and from then on
 * replaces the fast form. The language semantics are those of `machine/operations`.
 */
import { CODE, DEPTH, type Frame, type Op, OPS, PARENT, PC } from "../machine/frame.ts";
import { isLongNumeral } from "../machine/operations/longNumeral.ts";
import { toPropertyKey, toString } from "../machine/operations/convert.ts";
import { isLooselyEqual } from "../machine/operations/compare.ts";
import {
  binary,
  type BinaryOperator,
  relational,
  type RelationalOperator,
  unary,
  type UnaryOperator,
} from "../machine/operations/operators.ts";
import { isLongBigInt } from "../values/bigints.ts";
import { isObject, type PropertyKey, type Value } from "../values/Value.ts";
import { accessorFinder, callGetter } from "./closures/accessors.ts";
import { type Evaluate, evaluator } from "./closures/evaluate.ts";
import { regExpLiteral } from "./closures/literals.ts";
import { sequence } from "./assemble.ts";
import { privateGet, superGet } from "./classRuntime.ts";
import { getElement, getGlobal, getNamed, toKeyOf, typeofGlobalName } from "./runtime.ts";
import { type ExactEmitter, Label, type Operation, type PureStep, type Step } from "./Step.ts";
import { invokeOp, type Operation as Invoked } from "./controls.ts";
import { local, Tree, type TreeKind } from "./Tree.ts";

/** The frame to go on with after `tree`'s closure gave up in the operation it belongs to. */
export function resumeExact(tree: Tree, frame: Frame, _pc: number): Frame {
  const step = tree.step!;
  const operation = step.owner!;
  const entries = operation.exact ?? compileExact(operation);
  const target = frame[CODE] === operation.code ? frame : escapeLeaf(tree, frame);
  target[PC] = entries.get(step)!;
  return target;
}

/** A leaf gave up: its reused frame becomes a frame of its own above the caller, which has its pc set already. */
function escapeLeaf(tree: Tree, caller: Frame): Frame {
  const { code } = tree.step!.owner!;
  const frame = code.takeLeafFrame();
  frame[PARENT] = caller;
  frame[DEPTH] = caller[DEPTH] + 1;
  frame[OPS] = code.ops;
  return frame;
}

function compileExact(operation: Operation): Map<Step, number> {
  const { code, pc } = operation;
  const ops = code.ops as Op[];
  const start = ops.length;
  const entries = new Map<Step, number>();
  const emitter = new Emitter(operation, entries);
  for (const step of operation.pure) emitter.step(step);
  const { control } = operation;
  if (control === null) emitter.emit(() => () => pc + 1);
  else {
    entries.set(control, ops.length);
    const op = control.exact(emitter).make(pc + 1, pc);
    emitter.emit(() => op);
  }
  // What has to be exact once would give up each time.
  code.leaf = null;
  operation.exact = entries;
  ops[pc] = () => start;
  return entries;
}

class Emitter implements ExactEmitter {
  private readonly operation: Operation;
  private readonly ops: Op[];
  private readonly entries: Map<Step, number>;
  readonly after: number;
  constructor(operation: Operation, entries: Map<Step, number>) {
    this.operation = operation;
    this.ops = operation.code.ops as Op[];
    this.entries = entries;
    this.after = operation.pc + 1;
  }

  step(step: PureStep): void {
    this.entries.set(step, this.ops.length);
    step.exact(this);
  }

  emit(make: (next: number) => Op): void {
    this.operation.code.origins.push(this.operation.pc);
    this.ops.push(make(this.ops.length + 1));
  }
  emitPure(step: PureStep): void {
    const effect = sequence([step.make()]);
    this.emit((next) => (r) => {
      effect(r);
      return next;
    });
  }
  label(): Label {
    return new Label();
  }
  place(label: Label): void {
    label.pc = this.ops.length;
  }
  temp(): number {
    return this.operation.code.exactTemp();
  }

  flatten(tree: Tree): Tree {
    return FLATTEN[tree.kind](this, tree);
  }

  /** `operation` on flattened operands. */
  invoke(operation: Invoked, operands: readonly Tree[]): Tree {
    const dest = this.temp();
    this.emit((next) => invokeOp(operation, operands, dest, next));
    return local(dest);
  }
  /** The node's own closure where it answers for sure, else `operation`. */
  attempt(tree: Tree, operation: Invoked): Tree {
    const dest = this.temp();
    const operands = tree.children.map((child) => this.flatten(child));
    const [a, b] = operands.map(evaluator) as [Evaluate, Evaluate | undefined];
    const quick = evaluator(new Tree(tree.kind, operands, tree.value, tree.offset));
    this.emit((next) => {
      const other = invokeOp(operation, operands, dest, next);
      return (r) => {
        if (mayBail(a(r)) || (b !== undefined && mayBail(b(r)))) return other(r);
        r[dest] = quick(r);
        return next;
      };
    });
    return local(dest);
  }
  /** A property that is an accessor calls its getter directly; everything else goes by the general way. */
  read(tree: Tree): Tree {
    const dest = this.temp();
    const key = tree.value as PropertyKey;
    const base = evaluator(this.flatten(tree.children[0]!));
    const general: Invoked = (m, value) => getNamed(m, value, key, tree.offset);
    const find = accessorFinder(this.operation.code, key);
    this.emit((next) => {
      const other = invokeOp(general, [local(dest)], dest, next);
      return (r) => {
        const value: Value = base(r);
        const getter = isObject(value) ? find(value)?.get : undefined;
        if (getter !== undefined) return callGetter(r, getter, value, dest, next);
        r[dest] = value;
        return other(r);
      };
    });
    return local(dest);
  }
  /** The node's own closure on flattened children: for what cannot bail once they are values. */
  evaluate(tree: Tree): Tree {
    const dest = this.temp();
    const children = tree.children.map((child) => this.flatten(child));
    const value = evaluator(children.length === 0 ? tree : new Tree(tree.kind, children, tree.value, tree.offset));
    this.emit((next) => (r) => {
      r[dest] = value(r);
      return next;
    });
    return local(dest);
  }
  store(dest: number, tree: Tree): void {
    const value = evaluator(tree);
    this.emit((next) => (r) => {
      r[dest] = value(r);
      return next;
    });
  }
  /** Both arms write one temp; the left operand decides. */
  choose(tree: Tree, decide: (value: Value) => boolean): Tree {
    const dest = this.temp();
    const end = this.label();
    this.store(dest, this.flatten(tree.children[0]!));
    this.emit((next) => (r) => (decide(r[dest]) ? next : end.pc));
    this.store(dest, this.flatten(tree.children[1]!));
    this.place(end);
    return local(dest);
  }
  conditional(tree: Tree): Tree {
    const [test, yes, no] = tree.children as [Tree, Tree, Tree];
    const dest = this.temp();
    const otherwise = this.label();
    const end = this.label();
    const value = evaluator(this.flatten(test));
    this.emit((next) => (r) => (value(r) ? next : otherwise.pc));
    this.store(dest, this.flatten(yes));
    this.emit(() => () => end.pc);
    this.place(otherwise);
    this.store(dest, this.flatten(no));
    this.place(end);
    return local(dest);
  }
}

/** Objects are converted by guest code, and what is long about big integers and texts is done in pieces. */
const mayBail = (operand: Value): boolean => isObject(operand) || typeof operand === "bigint" || isLongNumeral(operand);

type Flatten = (emitter: Emitter, tree: Tree) => Tree;
const attempting =
  (operation: (tree: Tree) => Invoked): Flatten =>
  (emitter, tree) =>
    emitter.attempt(tree, operation(tree));
const same: Flatten = (_emitter, tree) => tree;
const evaluate: Flatten = (emitter, tree) => emitter.evaluate(tree);
const applying =
  (operation: (tree: Tree) => Invoked): Flatten =>
  (emitter, tree) =>
    emitter.invoke(
      operation(tree),
      tree.children.map((child) => emitter.flatten(child)),
    );

const FLATTEN: Record<TreeKind, Flatten> = {
  constant: same,
  local: same,
  localChecked: evaluate,
  box: evaluate,
  boxChecked: evaluate,
  capture: evaluate,
  captureBox: evaluate,
  captureBoxChecked: evaluate,
  global: applying((tree) => (m) => getGlobal(m, tree.value as string, tree.offset)),
  typeofGlobal: applying((tree) => (m) => typeofGlobalName(m, tree.value as string)),
  regexp: applying((tree) => regExpLiteral(tree)),
  closure: evaluate,
  arithmetic: attempting((tree) => (m, a, b) => binary(m, tree.value as BinaryOperator, a, b)),
  relational: attempting((tree) => (m, a, b) => relational(m, tree.value as RelationalOperator, a, b)),
  equality: (emitter, tree) => {
    const operator = tree.value as string;
    if (operator.length === 3) return emitter.evaluate(tree);
    const equal = applying(() => isLooselyEqual)(emitter, tree);
    return operator === "==" ? equal : emitter.evaluate(new Tree("not", [equal], null, tree.offset));
  },
  unary: attempting((tree) => (m, a) => unary(m, tree.value as UnaryOperator, a)),
  not: evaluate,
  typeof: evaluate,
  void: evaluate,
  and: (emitter, tree) => emitter.choose(tree, (value) => !!value),
  or: (emitter, tree) => emitter.choose(tree, (value) => !value),
  nullish: (emitter, tree) => emitter.choose(tree, (value) => value === undefined || value === null),
  orDefault: (emitter, tree) => emitter.choose(tree, (value) => value === undefined),
  conditional: (emitter, tree) => emitter.conditional(tree),
  get: (emitter, tree) => emitter.read(tree),
  getIndex: applying((tree) => (m, base, key) => getElement(m, base, key, tree.offset)),
  length: applying((tree) => (m, base) => getNamed(m, base, "length", tree.offset)),
  privateGet: applying((tree) => (m, base, key) => privateGet(m, base, key as never, tree.offset)),
  superGet: applying((tree) => (m, callee, self) => superGet(m, callee as never, self, tree.value as string)),
  superConstructor: evaluate,
  array: evaluate,
  object: evaluate,
  template: evaluate,
  argument: evaluate,
  toKey: attempting(
    () => (m, key) =>
      isObject(key) || isLongBigInt(key) ? toPropertyKey(m, key) : typeof key === "symbol" ? key : String(key),
  ),
  toKeyOf: applying((tree) => (m, base, key) => toKeyOf(m, base, key, tree.offset)),
  toText: attempting(() => (m, value) => toString(m, value)),
};
