/** Async generators (ECMA-262 §15.6, §27.6.3): their begin, `yield`, `yield*` and end. */
import { AsyncGeneratorData, answerYield, endAsyncGenerator } from "../../machine/asyncGenerators.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { DEST, PARENT, PC } from "../../machine/frame.ts";
import { ResumeMode } from "../../machine/generators.ts";
import { CallRequest, GeneratorReturn, type Guest, GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe } from "../../machine/operations/describe.ts";
import type { IteratorRecord } from "../../machine/operations/iterate.ts";
import { get, getMethod } from "../../machine/operations/property.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { Label } from "../Step.ts";
import { FrameStep, Invoke, Jump } from "../controls.ts";
import { constant, leaf, local, type Tree } from "../Tree.ts";
import { getAsyncIterator } from "./asyncIteration.ts";
import type { Lowering } from "./Lowering.ts";
import { calleeTree } from "./variables.ts";
import { awaitTree, leave } from "./suspensions.ts";

/** The caller gets the object; the body waits for the first request. */
export function asyncGeneratorBegin(l: Lowering): void {
  const { ownerSlot } = l.code;
  const proto = l.temp();
  l.emit(new Invoke((m, callee) => get(m, callee as JSObject, "prototype"), [calleeTree(l)], proto));
  l.emit(
    new FrameStep((next) => (r) => {
      const m: Machine = r[7];
      const own: Value = r[proto];
      const generator = new JSObject(
        m.realm.rootShape,
        isObject(own) ? own : m.realm.intrinsic("AsyncGeneratorPrototype"),
        Kind.AsyncGenerator,
        new AsyncGeneratorData(r),
      );
      r[ownerSlot] = generator;
      r[PC] = next;
      const parent = leave(r);
      parent[r[DEST]] = generator;
      return parent;
    }),
  );
}

/** The value is awaited already. */
export function asyncGeneratorReturn(l: Lowering, value: Tree): void {
  const { ownerSlot } = l.code;
  const result = l.temp();
  l.store(result, value);
  l.emit(
    new FrameStep(() => (r) => {
      endAsyncGenerator(r[7], r[ownerSlot].data, r[result]);
      return r[PARENT];
    }),
  );
}

interface Resumption {
  readonly mode: number;
  readonly received: number;
}

/** §27.6.3.8 AsyncGeneratorYield: hands the value out and waits for the next request. */
function handOut(l: Lowering, value: Tree, { mode, received }: Resumption): void {
  const { ownerSlot } = l.code;
  const slot = l.temp();
  l.store(slot, value);
  l.emit(
    new FrameStep((next) => (r) => {
      if (answerYield(r[7], r, r[ownerSlot].data, r[slot], mode, received)) return next;
      r[PC] = next;
      return leave(r);
    }),
  );
}

/** §27.6.3.7 AsyncGeneratorUnwrapYieldResumption: a return waits for its value first. Goes on here with mode and value. */
function unwrapResumption(l: Lowering, { mode, received }: Resumption): void {
  const done = new Label();
  const [from, to, caught] = [new Label(), new Label(), new Label()];
  const thrown = l.temp();
  l.emit(new FrameStep((next) => (r) => (r[mode] === ResumeMode.Return ? next : done.pc)));
  l.place(from);
  const awaited = awaitTree(l, leaf("local", received), -1);
  l.place(to);
  l.store(received, awaited);
  l.emit(new Jump(done));
  l.place(caught);
  l.store(mode, constant(ResumeMode.Throw));
  l.store(received, leaf("local", thrown));
  l.place(done);
  l.handle(from, to, caught, thrown, false);
}

const resumption = (l: Lowering): Resumption => ({ mode: l.temp(), received: l.temp() });

export function asyncYield(l: Lowering, value: Tree, offset: number): Tree {
  const how = resumption(l);
  handOut(l, awaitTree(l, value, offset), how);
  unwrapResumption(l, how);
  l.emit(
    new FrameStep((next) => (r) => {
      if (r[how.mode] === ResumeMode.Next) return next;
      throw r[how.mode] === ResumeMode.Throw ? new GuestThrow(r[how.received]) : new GeneratorReturn(r[how.received]);
    }),
  );
  return local(how.received);
}

/** The inner iterator has no method for a return: the delegation ends with the value that came in. */
const NO_METHOD: unique symbol = Symbol("no method");
/** It has no `throw`: it is closed, then that is a TypeError. */
const NO_THROW: unique symbol = Symbol("no throw");

function* ask(m: Machine, { iterator, next }: IteratorRecord, mode: ResumeMode, value: Value): Guest<unknown> {
  if (mode === ResumeMode.Next) return yield new CallRequest(next, iterator, [value]);
  const method = yield* getMethod(m, iterator, mode === ResumeMode.Throw ? "throw" : "return");
  if (method !== undefined) return yield new CallRequest(method, iterator, [value]);
  return mode === ResumeMode.Throw ? NO_THROW : NO_METHOD;
}

interface Inner {
  readonly done: boolean;
  readonly value: Value;
}

function* read(m: Machine, result: Value): Guest<Inner> {
  if (!isObject(result)) return throwTypeError(m, `Iterator result ${describe(result)} is not an object`);
  const done = !!(yield* get(m, result, "done"));
  return { done, value: yield* get(m, result, "value") };
}

/** §15.5.5 `yield*` in an async generator. */
export function asyncYieldStar(l: Lowering, iterable: Tree, offset: number): Tree {
  const how = resumption(l);
  const [record, answer, inner, result] = [l.temp(), l.temp(), l.temp(), l.temp()];
  const [again, noThrow, noReturn, closed, done] = [new Label(), new Label(), new Label(), new Label(), new Label()];
  l.emit(new Invoke((m, source) => getAsyncIterator(m, source), [iterable], record));
  l.store(how.mode, constant(ResumeMode.Next));
  l.store(how.received, constant(undefined));
  l.place(again);
  l.emit(
    new Invoke(
      (m, it, mode, value) => ask(m, it as never, mode as ResumeMode, value),
      [local(record), leaf("local", how.mode), leaf("local", how.received)],
      answer,
    ),
  );
  l.emit(
    new FrameStep(
      (next) => (r) => (r[answer] === NO_THROW ? noThrow.pc : r[answer] === NO_METHOD ? noReturn.pc : next),
    ),
  );
  const awaited = awaitTree(l, leaf("local", answer), offset);
  l.emit(new Invoke((m, value) => read(m, value), [awaited], inner));
  l.emit(
    new FrameStep((next) => (r) => {
      const step: Inner = r[inner];
      r[result] = step.value;
      if (!step.done) return next;
      if (r[how.mode] === ResumeMode.Return) throw new GeneratorReturn(step.value);
      return done.pc;
    }),
  );
  handOut(l, leaf("local", result), how);
  unwrapResumption(l, how);
  l.emit(new Jump(again));
  l.place(noThrow);
  l.emit(new Invoke((m, it) => closing(m, it as never), [local(record)], answer));
  l.emit(new FrameStep((next) => (r) => (r[answer] === NO_METHOD ? closed.pc : next)));
  awaitTree(l, leaf("local", answer), offset);
  l.place(closed);
  l.emit(new Invoke((m) => throwTypeError(m, "The iterator does not provide a 'throw' method", offset), [], result));
  l.place(noReturn);
  l.store(how.received, awaitTree(l, leaf("local", how.received), offset));
  l.emit(
    new FrameStep(() => (r) => {
      throw new GeneratorReturn(r[how.received]);
    }),
  );
  l.place(done);
  return local(result);
}

function* closing(m: Machine, { iterator }: IteratorRecord): Guest<unknown> {
  const method = yield* getMethod(m, iterator, "return");
  return method === undefined ? NO_METHOD : yield new CallRequest(method, iterator, []);
}
