/** Loops (ECMA-262 §14.7). Every way back takes a tick of the budget, so each loop can be paused and interrupted. */
import type {
  DoWhileStatement,
  Expression,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Pattern,
  WhileStatement,
} from "../../syntax/Ast.ts";
import { type Frame, type Next, type Op, PC, YIELD } from "../../machine/frame.ts";
import { GeneratorState, isGenerator, resumeGenerator, ResumeMode } from "../../machine/generators.ts";
import { type Guest, GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { guestFrame } from "../../machine/native.ts";
import {
  DONE,
  getIterator,
  iteratorClose,
  type IteratorRecord,
  iteratorStep,
} from "../../machine/operations/iterate.ts";
import { get } from "../../machine/operations/property.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { elementOf, isArrayObject } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import { evaluator } from "../closures/evaluate.ts";
import { asPure, PureLoop } from "../composite.ts";
import { ControlStep, Label } from "../Step.ts";
import { FrameStep, Invoke, Jump, LoopJump, tick } from "../controls.ts";
import { constant, leaf, local, type Tree } from "../Tree.ts";
import { forAwait } from "./asyncIteration.ts";
import { effect } from "./expressions.ts";
import { forInKeys, nextKey } from "./forIn.ts";
import { isPlainIteration, quietly } from "./iteration.ts";
import type { Lowering } from "./Lowering.ts";
import { bindPattern, assignPattern } from "./patterns.ts";
import { placeOf } from "./assignments.ts";
import { condition } from "./statements.ts";
import { copyBoxes, enterScope } from "./variables.ts";

/** The body with its jump target; `continue` goes to the label given. */
function body(
  l: Lowering,
  statement: WhileStatement["body"],
  labels: readonly string[],
  end: Label,
  next: Label,
): void {
  l.jumps.push({ kind: "target", labels, break: end, continue: next, plain: true });
  l.scoped(() => l.statement(statement));
  l.jumps.pop();
}

export function whileStatement(l: Lowering, node: WhileStatement): void {
  const labels = l.takeLabels();
  const [test, start, end] = [new Label(), new Label(), new Label()];
  const mark = l.position;
  body(l, node.body, labels, end, test);
  const items = l.take(mark);
  if (pureLoop(l, node.test, items)) return;
  l.emit(new Jump(test));
  l.place(start);
  l.give(items);
  l.place(test);
  loopBack(l, node.test, start, end);
  l.place(end);
}

/** Emits the loop as one operation when its body and its test are pure; else nothing. */
function pureLoop(l: Lowering, test: Expression | null, items: readonly unknown[]): boolean {
  const steps = asPure(items);
  if (steps === null) return false;
  const mark = l.position;
  const tree = test === null ? constant(true) : l.expression(test);
  if (l.position !== mark || tree.depth > 40) {
    l.take(mark);
    return false;
  }
  l.emit(new PureLoop(tree, steps));
  return true;
}

export function doWhileStatement(l: Lowering, node: DoWhileStatement): void {
  const labels = l.takeLabels();
  const [test, start, end] = [new Label(), new Label(), new Label()];
  l.place(start);
  body(l, node.body, labels, end, test);
  l.place(test);
  loopBack(l, node.test, start, end);
  l.place(end);
}

/** The test at the end of a loop: back to the start with a tick, or on. */
function loopBack(l: Lowering, test: Expression, start: Label, end: Label): void {
  const again = new Label();
  condition(l, test, again, end);
  l.place(again);
  l.emit(new LoopJump(start));
}

export function forStatement(l: Lowering, node: ForStatement): void {
  const labels = l.takeLabels();
  const { init, test, update } = node;
  const scope = l.scope(node);
  const [check, start, next, end] = [new Label(), new Label(), new Label(), new Label()];
  enterScope(l, scope);
  if (init !== null)
    l.scoped(() => (init.type === "VariableDeclaration" ? l.statement(init) : effect(l, init as Expression)));
  copyBoxes(l, scope);
  const mark = l.position;
  body(l, node.body, labels, end, next);
  const bodyItems = l.take(mark);
  copyBoxes(l, scope);
  if (update !== null) l.scoped(() => effect(l, update));
  const updateItems = l.take(mark);
  if (pureLoop(l, test, [...bodyItems, ...updateItems])) return;
  l.emit(new Jump(check));
  l.place(start);
  l.give(bodyItems);
  l.place(next);
  l.give(updateItems);
  l.place(check);
  if (test === null) l.emit(new LoopJump(start));
  else l.scoped(() => loopBack(l, test, start, end));
  l.place(end);
}

/** Binds or assigns the head of `for … of` and `for … in`. */
export function bindHead(l: Lowering, left: ForOfStatement["left"], value: Tree): void {
  if (left.type === "VariableDeclaration") return bindPattern(l, left.declarations[0]!.id, value);
  const target = left as Pattern;
  if (target.type === "ObjectPattern" || target.type === "ArrayPattern") assignPattern(l, target, value);
  else placeOf(l, target as Expression, "write").write(value);
}

export function forInStatement(l: Lowering, node: ForInStatement): void {
  const labels = l.takeLabels();
  const scope = l.scope(node);
  const [state, key] = [l.temp(), l.temp()];
  const [next, end] = [new Label(), new Label()];
  enterScope(l, scope);
  l.scoped(() => l.emit(new Invoke((m, object) => forInKeys(m, object), [l.expression(node.right)], state)));
  l.place(next);
  l.emit(tick());
  l.emit(new Invoke((m, keys) => nextKey(m, keys as never), [local(state)], key));
  l.emit(new FrameStep((after) => (r) => (r[key] === DONE ? end.pc : after)));
  enterScope(l, scope);
  l.scoped(() => bindHead(l, node.left, leaf("local", key)));
  body(l, node.body, labels, end, next);
  l.emit(new Jump(next));
  l.place(end);
}

// ---------- for of ----------

/** Marks a generator object that is resumed directly. */
const GENERATOR = -1;

/**
 * State of a sync iteration in two slots. `position` tells the kind: an index (the iterable is a plain array), GENERATOR,
 * or an iterator record; undefined when the iterator must not be closed any more.
 */
class ForOfStart extends ControlStep {
  readonly trees: readonly [Tree];
  readonly iterable: number;
  readonly position: number;
  constructor(tree: Tree, iterable: number, position: number) {
    super();
    this.trees = [tree];
    this.iterable = iterable;
    this.position = position;
  }
  make(next: number): Op {
    const value = evaluator(this.trees[0]);
    const { iterable, position } = this;
    return (r) => {
      const source: Value = value(r);
      const m: Machine = r[7];
      if (isObject(source)) {
        r[iterable] = source;
        if (isArrayObject(source) && isPlainIteration(m, source)) {
          r[position] = 0;
          return next;
        }
        if (isGenerator(source) && isPlainGenerator(m, source)) {
          r[position] = GENERATOR;
          return next;
        }
      }
      r[PC] = next;
      m.current = r;
      m.currentOffset = this.trees[0].offset;
      return guestFrame(r, getIterator(m, source), position);
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new ForOfStart(trees[0]!, this.iterable, this.position);
  }
}

function isPlainGenerator(m: Machine, generator: JSObject): boolean {
  const proto = generator.proto;
  return (
    generator.shape === m.realm.rootShape &&
    proto !== null &&
    proto.shape === m.realm.rootShape &&
    proto.proto === m.realm.intrinsic("GeneratorPrototype") &&
    m.realm.isPristine("GeneratorPrototype", "next") &&
    m.realm.isPristine("IteratorPrototype", symbols.iterator)
  );
}

/** The next value to `dest`, then `start`; or `end`. The second operation receives values that took frames to get. */
function forOfNext(l: Lowering, iterable: number, position: number, dest: number, start: Label, end: Label): void {
  l.emit(
    new FrameStep((next, pc) => (r) => {
      const at = r[position];
      const m: Machine = r[7];
      if (--m.budget < 0) {
        r[PC] = pc;
        m.frame = r;
        return YIELD;
      }
      if (typeof at !== "number") {
        r[PC] = next;
        m.current = r;
        return guestFrame(r, iteratorStep(m, at as IteratorRecord), dest);
      }
      const source = r[iterable];
      if (at === GENERATOR) {
        if (source.data.state === GeneratorState.Completed) return end.pc;
        if (source.data.state === GeneratorState.Executing) throwTypeError(m, "Generator is already running");
        return resumeGenerator(r, source, ResumeMode.Next, undefined, dest, next);
      }
      if (at < source.data.length) {
        const value = elementOf(source, at);
        if (value !== HOLE) {
          r[dest] = value;
          r[position] = at + 1;
          return start.pc;
        }
      }
      r[PC] = next;
      r[position] = at + 1;
      return guestFrame(r, arrayStep(m, source, at), dest);
    }),
  );
  l.emit(
    new FrameStep((next) => (r) => {
      const value = r[dest];
      if (value === DONE) return end.pc;
      if (r[position] !== GENERATOR) return next;
      const data = r[iterable].data;
      if (data.state === GeneratorState.Completed) return end.pc;
      if (!data.raw) return next;
      r[PC] = next;
      return guestFrame(r, unwrap(r[7], value), dest);
    }),
  );
  l.emit(new FrameStep((next) => (r) => (r[dest] === DONE ? end.pc : next)));
  l.place(start);
}

function* arrayStep(m: Machine, array: JSObject, index: number): Guest<Value | typeof DONE> {
  const length = (yield* get(m, array, "length")) as number;
  return index >= length ? DONE : yield* get(m, array, String(index));
}
/** An inner iterator's result that `yield*` handed out as it is. */
function* unwrap(m: Machine, result: JSObject): Guest<Value | typeof DONE> {
  return (yield* get(m, result, "done")) ? DONE : yield* get(m, result, "value");
}

export function forOfStatement(l: Lowering, node: ForOfStatement): void {
  if (node.await) return forAwait(l, node);
  const labels = l.takeLabels();
  const scope = l.scope(node);
  const [iterable, position, dest] = [l.temp(), l.temp(), l.temp()];
  const [next, start, end, broken, from, to, caught, after] = [0, 1, 2, 3, 4, 5, 6, 7].map(() => new Label()) as [
    Label,
    Label,
    Label,
    Label,
    Label,
    Label,
    Label,
    Label,
  ];
  enterScope(l, scope);
  l.scoped(() => l.emit(new ForOfStart(l.expression(node.right), iterable, position)));
  l.place(next);
  forOfNext(l, iterable, position, dest, start, end);
  l.place(from);
  l.jumps.push({ kind: "leave", emit: () => close(l, iterable, position) });
  enterScope(l, scope);
  l.scoped(() => bindHead(l, node.left, leaf("local", dest)));
  body(l, node.body, labels, broken, next);
  l.jumps.pop();
  l.place(to);
  l.emit(new Jump(next));
  l.place(broken);
  close(l, iterable, position);
  l.emit(new Jump(end));
  const thrown = l.temp();
  l.place(caught);
  l.emit(
    new Invoke(
      (m, source, at, completion) => closeAfter(m, source, at, completion),
      [leaf("local", iterable), leaf("local", position), local(thrown)],
      l.temp(),
    ),
  );
  l.emit(
    new FrameStep(() => (r): Next => {
      throw r[thrown];
    }),
  );
  l.place(after);
  l.place(end);
  l.handle(from, to, caught, thrown, true);
}

/** Closes the iteration on the way out; from here on a throw does not close it again. */
function close(l: Lowering, iterable: number, position: number): void {
  const state = l.temp();
  l.emit(
    new FrameStep((next) => (r: Frame) => {
      r[state] = r[position];
      r[position] = undefined;
      return next;
    }),
  );
  l.emit(
    new Invoke((m, source, at) => closeNow(m, source, at), [leaf("local", iterable), leaf("local", state)], l.temp()),
  );
}

function closeNow(m: Machine, source: Value, at: unknown): Guest<void> | undefined {
  if (at === undefined || (typeof at === "number" && at !== GENERATOR)) return undefined;
  return iteratorClose(m, at === GENERATOR ? (source as JSObject) : (at as IteratorRecord).iterator);
}

/** The body threw (or its generator is returning): closes, and lets that completion go on. */
function closeAfter(m: Machine, source: Value, at: unknown, completion: unknown): Guest<void> | undefined {
  if (!(completion instanceof GuestThrow)) return closeNow(m, source, at);
  if (at === undefined || (typeof at === "number" && at !== GENERATOR)) return undefined;
  return quietly(m, at === GENERATOR ? (source as JSObject) : (at as IteratorRecord).iterator);
}
