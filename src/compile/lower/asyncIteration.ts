/** `for await … of` (ECMA-262 §14.7.5.6 with an async iterator): each result is awaited, and so is the closing. */
import type { ForOfStatement } from "../../syntax/Ast.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe } from "../../machine/operations/describe.ts";
import {
  DONE,
  getIteratorDirect,
  getIteratorFromMethod,
  type IteratorRecord,
} from "../../machine/operations/iterate.ts";
import { get, getMethod } from "../../machine/operations/property.ts";
import { createAsyncFromSyncIterator } from "../../machine/asyncFromSync.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { Label } from "../Step.ts";
import { FrameStep, Invoke, Jump, tick } from "../controls.ts";
import { leaf } from "../Tree.ts";
import type { Lowering } from "./Lowering.ts";
import { bindHead } from "./loops.ts";
import { awaitTree } from "./suspensions.ts";
import { enterScope } from "./variables.ts";

/** §7.4.3 GetIterator(value, async). */
export function* getAsyncIterator(m: Machine, iterable: Value): Guest<IteratorRecord> {
  if (iterable === undefined || iterable === null)
    return throwTypeError(m, `${describe(iterable)} is not async iterable`);
  const method = yield* getMethod(m, iterable, symbols.asyncIterator);
  if (method !== undefined) {
    const iterator = yield new CallRequest(method, iterable, []);
    if (!isObject(iterator)) return throwTypeError(m, "Result of the Symbol.asyncIterator method is not an object");
    return yield* getIteratorDirect(m, iterator);
  }
  const sync = yield* getMethod(m, iterable, symbols.iterator);
  if (sync === undefined) return throwTypeError(m, `${describe(iterable)} is not async iterable`);
  const record = yield* getIteratorFromMethod(m, iterable, sync);
  return yield* getIteratorDirect(m, createAsyncFromSyncIterator(m, record));
}

function* callNext(_m: Machine, { iterator, next }: IteratorRecord): Guest<Value> {
  return yield new CallRequest(next, iterator, []);
}

function* unwrapResult(m: Machine, result: Value): Guest<Value | typeof DONE> {
  if (!isObject(result)) return throwTypeError(m, `Iterator result ${describe(result)} is not an object`);
  return (yield* get(m, result, "done")) ? DONE : yield* get(m, result, "value");
}

/** Result of a `return` method that is not there: nothing to await. */
const NO_METHOD: unique symbol = Symbol("no return method");

function* callReturn(m: Machine, { iterator }: IteratorRecord): Guest<Value | typeof NO_METHOD> {
  const method = yield* getMethod(m, iterator, "return");
  return method === undefined ? NO_METHOD : yield new CallRequest(method, iterator, []);
}
function* callReturnQuietly(m: Machine, record: IteratorRecord): Guest<Value | typeof NO_METHOD> {
  try {
    return yield* callReturn(m, record);
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    return NO_METHOD;
  }
}

/** Closing on a normal way out: the result is awaited and must be an object. */
function close(l: Lowering, record: number): void {
  const [state, result] = [l.temp(), l.temp()];
  const done = new Label();
  l.emit(
    new FrameStep((next) => (r) => {
      r[state] = r[record];
      r[record] = undefined;
      return r[state] === undefined ? done.pc : next;
    }),
  );
  l.emit(new Invoke((m, it) => callReturn(m, it as never), [leaf("local", state)], result));
  l.emit(new FrameStep((next) => (r) => (r[result] === NO_METHOD ? done.pc : next)));
  const awaited = awaitTree(l, leaf("local", result), -1);
  l.emit(
    new Invoke(
      (m, value) => (isObject(value) ? undefined : throwTypeError(m, `${describe(value)} is not an object`)),
      [awaited],
      l.temp(),
    ),
  );
  l.place(done);
}

/** Closing after a throw: awaited, but whatever it does, the throw goes on. */
function closeAfterThrow(l: Lowering, record: number, thrown: number): void {
  const [result, ignored] = [l.temp(), l.temp()];
  const [done, returning, from, to, caught] = [new Label(), new Label(), new Label(), new Label(), new Label()];
  l.emit(
    new FrameStep(
      (next) => (r) => (r[record] === undefined ? done.pc : r[thrown] instanceof GuestThrow ? next : returning.pc),
    ),
  );
  l.emit(new Invoke((m, it) => callReturnQuietly(m, it as never), [leaf("local", record)], result));
  l.emit(new FrameStep((next) => (r) => (r[result] === NO_METHOD ? done.pc : next)));
  l.place(from);
  awaitTree(l, leaf("local", result), -1);
  l.place(to);
  l.place(caught);
  l.emit(new Jump(done));
  l.place(returning);
  close(l, record);
  l.place(done);
  l.handle(from, to, caught, ignored, false);
  l.emit(
    new FrameStep(() => (r) => {
      throw r[thrown];
    }),
  );
}

export function forAwait(l: Lowering, node: ForOfStatement): void {
  const labels = l.takeLabels();
  const scope = l.scope(node);
  const [record, dest, result, thrown] = [l.temp(), l.temp(), l.temp(), l.temp()];
  const [next, end, broken, from, to, caught] = [
    new Label(),
    new Label(),
    new Label(),
    new Label(),
    new Label(),
    new Label(),
  ];
  enterScope(l, scope);
  l.scoped(() => l.emit(new Invoke((m, source) => getAsyncIterator(m, source), [l.expression(node.right)], record)));
  l.place(next);
  l.emit(tick());
  l.emit(new Invoke((m, it) => callNext(m, it as never), [leaf("local", record)], result));
  const awaited = awaitTree(l, leaf("local", result), node.start);
  l.emit(new Invoke((m, value) => unwrapResult(m, value), [awaited], dest));
  l.emit(new FrameStep((after) => (r) => (r[dest] === DONE ? end.pc : after)));
  l.place(from);
  l.jumps.push({ kind: "leave", emit: () => close(l, record) });
  l.jumps.push({ kind: "target", labels, break: broken, continue: next, plain: true });
  enterScope(l, scope);
  l.scoped(() => bindHead(l, node.left, leaf("local", dest)));
  l.scoped(() => l.statement(node.body));
  l.jumps.pop();
  l.jumps.pop();
  l.place(to);
  l.emit(new Jump(next));
  l.place(broken);
  close(l, record);
  l.emit(new Jump(end));
  l.place(caught);
  closeAfterThrow(l, record, thrown);
  l.place(end);
  l.handle(from, to, caught, thrown, true);
}
