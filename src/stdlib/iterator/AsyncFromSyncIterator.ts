/** %AsyncFromSyncIteratorPrototype% (ECMA-262 §27.1.6): what `for await` makes of a synchronous iterator. */
import { type Args, builtin, method, type Receiver } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, GuestThrow, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createIterResult } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { closeAndThrow, iteratorClose, type IteratorRecord } from "../../machine/operations/iterate.ts";
import { get, getMethod } from "../../machine/operations/property.ts";
import {
  newPromise,
  type PromiseObject,
  promiseResolve,
  rejectPromise,
  resolvePromise,
  subscribe,
  ThenReaction,
} from "../../machine/promise.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { isObject, type Value } from "../../values/Value.ts";

// Programs never hold such an object, only its results.
const thisRecord: Receiver<IteratorRecord> = (_m, self) => (self as JSObject).data as IteratorRecord;

// prettier-ignore
export const AsyncFromSyncIteratorPrototype = builtin("AsyncFromSyncIteratorPrototype", { proto: "AsyncIteratorPrototype", title: "%AsyncFromSyncIteratorPrototype%", spec: "sec-%asyncfromsynciteratorprototype%-object" }, [
  method("next",   1, thisRecord, "sec-%asyncfromsynciteratorprototype%.next",   (m, record, args) => settled(m, (promise) => next(m, record, args, promise))),
  method("return", 1, thisRecord, "sec-%asyncfromsynciteratorprototype%.return", (m, record, args) => settled(m, (promise) => returns(m, record, args, promise))),
  method("throw",  1, thisRecord, "sec-%asyncfromsynciteratorprototype%.throw",  (m, record, args) => settled(m, (promise) => throws(m, record, args, promise))),
]);

/** Runs `body`, which settles the promise; what it throws rejects it. */
function* settled(m: Machine, body: (promise: PromiseObject) => Guest<void>): Guest<Value> {
  const promise = newPromise(m);
  try {
    yield* body(promise);
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    rejectPromise(m, promise, error.value);
  }
  return promise;
}

function* next(m: Machine, record: IteratorRecord, args: Args, promise: PromiseObject): Guest<void> {
  const result = yield new CallRequest(record.next, record.iterator, args.slice(0, 1));
  if (!isObject(result)) return throwTypeError(m, `Iterator result ${describe(result)} is not an object`);
  yield* continuation(m, result, record, promise, true);
}

function* returns(m: Machine, record: IteratorRecord, args: Args, promise: PromiseObject): Guest<void> {
  const method = yield* getMethod(m, record.iterator, "return");
  if (method === undefined) {
    const resolving = resolvePromise(m, promise, createIterResult(m, args[0], true));
    if (isGuest(resolving)) yield* resolving;
    return;
  }
  const result = yield new CallRequest(method, record.iterator, args.slice(0, 1));
  if (!isObject(result)) return throwTypeError(m, `${describe(result)} is not an object`);
  yield* continuation(m, result, record, promise, false);
}

function* throws(m: Machine, record: IteratorRecord, args: Args, promise: PromiseObject): Guest<void> {
  const method = yield* getMethod(m, record.iterator, "throw");
  if (method === undefined) {
    yield* iteratorClose(m, record.iterator);
    return throwTypeError(m, "The iterator does not provide a 'throw' method");
  }
  const result = yield new CallRequest(method, record.iterator, args.slice(0, 1));
  if (!isObject(result)) return throwTypeError(m, `${describe(result)} is not an object`);
  yield* continuation(m, result, record, promise, true);
}

/** §27.1.6.4 AsyncFromSyncIteratorContinuation. */
function* continuation(
  m: Machine,
  result: JSObject,
  record: IteratorRecord,
  promise: PromiseObject,
  closeOnRejection: boolean,
): Guest<void> {
  const done = !!(yield* get(m, result, "done"));
  const value = yield* get(m, result, "value");
  let wrapped: PromiseObject;
  try {
    const resolved = promiseResolve(m, value);
    wrapped = isGuest(resolved) ? yield* resolved : resolved;
  } catch (error) {
    if (done || !closeOnRejection) throw error;
    return yield* closeAndThrow(m, record.iterator, error);
  }
  const unwrap = m.realm.native("", 1, (_m, _self, [inner]) => createIterResult(m, inner, done));
  const close =
    done || !closeOnRejection
      ? undefined
      : m.realm.native("", 1, (_m, _self, [reason]) => closeAndThrow(m, record.iterator, new GuestThrow(reason)), [
          record,
        ]);
  subscribe(m, wrapped, new ThenReaction(unwrap, close, promise));
}
