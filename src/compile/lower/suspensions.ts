/** `await`, `yield`, `yield*` and the ways functions that suspend begin and end (ECMA-262 §27.3 to §27.7, §15.5). */
import type { AwaitExpression, YieldExpression } from "../../syntax/Ast.ts";
import { FunctionMode } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { DEST, type Frame, type Op, PARENT, PC } from "../../machine/frame.ts";
import {
  finishGenerator,
  GeneratorData,
  type GeneratorObject,
  GeneratorState,
  ResumeMode,
} from "../../machine/generators.ts";
import { CallRequest, GeneratorReturn, type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { guestFrame } from "../../machine/native.ts";
import { describe } from "../../machine/operations/describe.ts";
import { getIterator, iteratorClose, type IteratorRecord } from "../../machine/operations/iterate.ts";
import { get, getMethod } from "../../machine/operations/property.ts";
import { AwaitReaction, promiseResolve, type PromiseObject, resolvePromise, subscribe } from "../../machine/promise.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { evaluator } from "../closures/evaluate.ts";
import { ControlStep, Label } from "../Step.ts";
import { FrameStep, Invoke } from "../controls.ts";
import { constant, local, type Tree } from "../Tree.ts";
import { asyncGeneratorBegin, asyncGeneratorReturn, asyncYield, asyncYieldStar } from "./asyncGenerators.ts";
import type { Lowering } from "./Lowering.ts";
import { calleeTree } from "./variables.ts";

export function awaitExpression(l: Lowering, node: AwaitExpression): Tree {
  return awaitTree(l, l.expression(node.argument), node.start);
}

export function awaitTree(l: Lowering, value: Tree, offset: number): Tree {
  const dest = l.temp();
  l.emit(new Await(value, dest, offset));
  // Where resolving the value runs guest code, the promise arrives in `dest` and the frame waits here.
  l.emit(new FrameStep((next) => (r) => wait(r, r[dest], dest, next)));
  return local(dest);
}

/** §27.7.5.3 Await: subscribes the frame and goes on in whoever started or resumed it. */
class Await extends ControlStep {
  readonly trees: readonly [Tree];
  readonly dest: number;
  readonly offset: number;
  constructor(tree: Tree, dest: number, offset: number) {
    super();
    this.trees = [tree];
    this.dest = dest;
    this.offset = offset;
  }
  make(next: number): Op {
    const value = evaluator(this.trees[0]);
    const { dest } = this;
    return (r) => {
      const m: Machine = r[7];
      const v = value(r);
      r[PC] = next;
      m.current = r;
      const promise = promiseResolve(m, v);
      return isGuest(promise) ? guestFrame(r, promise, dest) : wait(r, promise, dest, next + 1);
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Await(trees[0]!, this.dest, this.offset);
  }
}

/** About what a frame that waits takes. @unit bytes */
const SUSPENDED = 300;

function wait(r: Frame, promise: PromiseObject, dest: number, next: number): Frame {
  r[PC] = next;
  subscribe(r[7] as Machine, promise, new AwaitReaction(r, dest));
  return leave(r);
}

/** The frame below one that now waits: whoever goes on with that sets its parent, till then it must not keep this one alive. */
export function leave(r: Frame): Frame {
  const parent: Frame = r[PARENT];
  r[PARENT] = null;
  return parent;
}

/** The way a body returns, by the kind of function. */
export function returnFromSuspending(l: Lowering, value: Tree): void {
  const { mode, ownerSlot } = l.code;
  if (mode === FunctionMode.AsyncGenerator) return asyncGeneratorReturn(l, value);
  const result = l.spill(value);
  if (mode === FunctionMode.Async) {
    l.emit(
      new Invoke(
        (m, promise, content) => resolvePromise(m, promise as PromiseObject, content),
        [local(ownerSlot), result],
        l.temp(),
      ),
    );
    l.emit(new FrameStep(() => (r) => r[PARENT]));
    return;
  }
  const slot =
    result.stable && result.kind === "local" ? (result.value as number) : (l.store(l.temp(), result).value as number);
  l.emit(
    new FrameStep(() => (r) => {
      finishGenerator((r[ownerSlot] as GeneratorObject).data);
      const parent: Frame = r[PARENT];
      parent[r[DEST]] = r[slot];
      return parent;
    }),
  );
}

/** Parameters are bound: the caller gets the generator object, the body waits for the first `next`. */
export function initialYield(l: Lowering): void {
  const { mode, ownerSlot } = l.code;
  if (mode === FunctionMode.AsyncGenerator) return asyncGeneratorBegin(l);
  const proto = l.temp();
  l.emit(new Invoke((m, callee) => get(m, callee as JSObject, "prototype"), [calleeTree(l)], proto));
  l.emit(
    new FrameStep((next) => (r) => {
      const m: Machine = r[7];
      const own: Value = r[proto];
      const generator = new JSObject(
        m.realm.rootShape,
        isObject(own) ? own : m.realm.intrinsic("GeneratorPrototype"),
        Kind.Generator,
        new GeneratorData(r),
      );
      r[ownerSlot] = generator;
      r[PC] = next;
      m.allocated += SUSPENDED;
      const parent = leave(r);
      parent[r[DEST]] = generator;
      return parent;
    }),
  );
}

export function yieldExpression(l: Lowering, node: YieldExpression): Tree {
  const value = node.argument === null ? constant(undefined) : l.expression(node.argument);
  if (l.code.mode === FunctionMode.AsyncGenerator)
    return node.delegate ? asyncYieldStar(l, value, node.start) : asyncYield(l, value, node.start);
  if (node.delegate) return yieldStar(l, value);
  const dest = l.temp();
  l.emit(new Yield(value, dest, l.code.ownerSlot));
  return local(dest);
}

class Yield extends ControlStep {
  readonly trees: readonly [Tree];
  readonly dest: number;
  readonly generator: number;
  constructor(tree: Tree, dest: number, generator: number) {
    super();
    this.trees = [tree];
    this.dest = dest;
    this.generator = generator;
  }
  make(next: number): Op {
    const value = evaluator(this.trees[0]);
    const { dest, generator } = this;
    return (r) => handOver(r, r[generator].data, value(r), dest, -1, false, next);
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Yield(trees[0]!, this.dest, this.generator);
  }
}

function handOver(
  r: Frame,
  data: GeneratorData,
  value: Value,
  receive: number,
  mode: number,
  raw: boolean,
  next: number,
): Frame {
  data.state = GeneratorState.SuspendedYield;
  data.receive = receive;
  data.mode = mode;
  data.raw = raw;
  r[PC] = next;
  const parent = leave(r);
  parent[r[DEST]] = value;
  return parent;
}

/** §15.5.5 `yield*`: asks the inner iterator with what came in, hands its results out as they are. */
function yieldStar(l: Lowering, iterable: Tree): Tree {
  const [record, received, mode, result] = [l.temp(), l.temp(), l.temp(), l.temp()];
  const owner = l.code.ownerSlot;
  l.emit(new Invoke((m, source) => getIterator(m, source), [iterable], record));
  l.store(received, constant(undefined));
  l.store(mode, constant(ResumeMode.Next));
  const again = new Label();
  const done = new Label();
  l.place(again);
  l.emit(
    new Invoke(
      (m, inner, how, value) => delegate(m, inner as never, how as ResumeMode, value),
      [local(record), local(mode), local(received)],
      result,
    ),
  );
  l.emit(
    new FrameStep((next) => (r) => {
      const step: Delegated = r[result];
      if (step.done) {
        r[result] = step.value;
        if (step.returns) throw new GeneratorReturn(step.value);
        return done.pc;
      }
      return handOver(r, r[owner].data, step.value, received, mode, true, next);
    }),
  );
  l.emit(
    new FrameStep(() => (r) => {
      (r[owner].data as GeneratorData).mode = -1;
      return again.pc;
    }),
  );
  l.place(done);
  return local(result);
}

interface Delegated {
  readonly done: boolean;
  readonly returns: boolean;
  readonly value: Value;
}

/** One round of delegation: what to hand out (an iterator result), or how the expression ends. */
function* delegate(m: Machine, { iterator, next }: IteratorRecord, mode: ResumeMode, value: Value): Guest<Delegated> {
  let result: Value;
  if (mode === ResumeMode.Next) result = yield new CallRequest(next, iterator, [value]);
  else {
    const method = yield* getMethod(m, iterator, mode === ResumeMode.Throw ? "throw" : "return");
    if (method === undefined) {
      if (mode === ResumeMode.Return) return { done: true, returns: true, value };
      yield* iteratorClose(m, iterator);
      return throwTypeError(m, "The iterator does not provide a 'throw' method");
    }
    result = yield new CallRequest(method, iterator, [value]);
  }
  if (!isObject(result)) return throwTypeError(m, `Iterator result ${describe(result)} is not an object`);
  if (!(yield* get(m, result, "done"))) return { done: false, returns: false, value: result };
  return { done: true, returns: mode === ResumeMode.Return, value: yield* get(m, result, "value") };
}
