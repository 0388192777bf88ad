/**
 * Library code that awaits: a host generator that yields `Await` beside the usual requests runs as an async function would.
 * It starts at once and gives its promise; each await ends the current run, a reaction job goes on from there.
 */
import type { Value } from "../values/Value.ts";
import { L0 } from "./frame.ts";
import { type Guest, GuestThrow, isGuest, type Request } from "./guest.ts";
import type { Machine } from "./Machine.ts";
import { guestFrame } from "./native.ts";
import {
  newPromise,
  type PromiseObject,
  promiseResolve,
  PromiseState,
  rejectPromise,
  resolvePromise,
  subscribe,
} from "./promise.ts";

export class Await {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}
export type AsyncGuest<T> = Generator<Request | Await, T, Value>;

/** Starts `body`; the result is the promise of what it returns. */
export function* startAsyncGuest(m: Machine, body: AsyncGuest<Value>): Guest<PromiseObject> {
  const promise = newPromise(m);
  yield* drive(m, body, promise, PromiseState.Fulfilled, undefined);
  return promise;
}

/** Runs the body from where it stands to its next await or its end. */
function* drive(
  m: Machine,
  body: AsyncGuest<Value>,
  promise: PromiseObject,
  state: number,
  value: Value,
): Guest<undefined> {
  try {
    let step = state === PromiseState.Rejected ? body.throw(new GuestThrow(value)) : body.next(value);
    while (step.done !== true) {
      try {
        if (step.value instanceof Await) {
          const resolved = promiseResolve(m, step.value.value);
          const awaited = isGuest(resolved) ? yield* resolved : resolved;
          subscribe(m, awaited, {
            job: (_m, settled, outcome) => ({
              run: (idle) => guestFrame(idle, drive(m, body, promise, settled, outcome), L0),
            }),
          });
          return undefined;
        }
        step = body.next(yield step.value);
      } catch (error) {
        if (!(error instanceof GuestThrow)) throw error;
        step = body.throw(error);
      }
    }
    const resolving = resolvePromise(m, promise, step.value);
    if (isGuest(resolving)) yield* resolving;
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    rejectPromise(m, promise, error.value);
  }
  return undefined;
}
