/**
 * Library code that awaits: a host generator that yields `Await` beside the usual requests runs as an async function would.
 * It starts at once and gives its promise; each await ends the current run, a reaction job goes on from there.
 */
import type { Value } from "../values/Value.ts";
import { type Frame, L0, type Next } from "./frame.ts";
import { type Guest, GuestThrow, isGuest, type Request } from "./guest.ts";
import type { Job, Machine } from "./Machine.ts";
import { guestFrame } from "./native.ts";
import {
  newPromise,
  type PromiseObject,
  promiseResolve,
  PromiseState,
  type Reaction,
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

/** A body under way, its promise, and what the body keeps alive while it waits. */
class Task {
  readonly body: AsyncGuest<Value>;
  readonly promise: PromiseObject;
  readonly held: readonly unknown[];
  constructor(body: AsyncGuest<Value>, promise: PromiseObject, held: readonly unknown[]) {
    this.body = body;
    this.promise = promise;
    this.held = held;
  }
}

/** Starts `body`; the result is the promise of what it returns. `held`: what the body holds, for the memory meter. */
export function* startAsyncGuest(m: Machine, body: AsyncGuest<Value>, held: readonly unknown[]): Guest<PromiseObject> {
  const promise = newPromise(m);
  yield* drive(m, new Task(body, promise, held), PromiseState.Fulfilled, undefined);
  return promise;
}

class TaskReaction implements Reaction {
  private readonly task: Task;
  constructor(task: Task) {
    this.task = task;
  }
  job(m: Machine, state: number, value: Value): Job {
    return new TaskJob(m, this.task, state, value);
  }
}

class TaskJob implements Job {
  private readonly m: Machine;
  private readonly task: Task;
  private readonly state: number;
  private readonly value: Value;
  constructor(m: Machine, task: Task, state: number, value: Value) {
    this.m = m;
    this.task = task;
    this.state = state;
    this.value = value;
  }
  run(idle: Frame): Next {
    return guestFrame(idle, drive(this.m, this.task, this.state, this.value), L0);
  }
}

/** Runs the body from where it stands to its next await or its end. */
function* drive(m: Machine, task: Task, state: number, value: Value): Guest<undefined> {
  const { body, promise } = task;
  try {
    let step = state === PromiseState.Rejected ? body.throw(new GuestThrow(value)) : body.next(value);
    while (step.done !== true) {
      try {
        if (step.value instanceof Await) {
          const resolved = promiseResolve(m, step.value.value);
          const awaited = isGuest(resolved) ? yield* resolved : resolved;
          subscribe(m, awaited, new TaskReaction(task));
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
