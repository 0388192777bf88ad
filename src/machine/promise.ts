/**
 * Promise objects and their jobs (ECMA-262 §27.2.1): state, reactions, resolution, and awaiting frames. The queue is the
 * machine's FIFO; the order of jobs is the specification's.
 */
import { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import { isObject, type Value } from "../values/Value.ts";
import type { MaybeGuest } from "./Builtin.ts";
import { isCallable } from "./call.ts";
import { makeError } from "./errors.ts";
import { DEPTH, DEST, type Frame, L0, type Next, PARENT } from "./frame.ts";
import { CallRequest, type Guest, GuestThrow, isGuest } from "./guest.ts";
import type { Job, Machine } from "./Machine.ts";
import { guestFrame } from "./native.ts";
import { get, SLOW, tryGet } from "./operations/property.ts";

export const PromiseState = { Pending: 0, Fulfilled: 1, Rejected: 2 } as const;

/** What happens when a promise settles: makes the job for that outcome. */
export interface Reaction {
  job(m: Machine, state: number, value: Value): Job;
}

export class PromiseData {
  state: number = PromiseState.Pending;
  value: Value = undefined;
  /** Most promises have one. */
  reactions: Reaction | Reaction[] | null = null;
  handled = false;
  /** What the host calls it by: the path of the tool whose call gave it. */
  origin: string | null = null;
}
export interface PromiseObject extends JSObject {
  kind: typeof Kind.Promise;
  data: PromiseData;
}
export const isPromise = (value: Value): value is PromiseObject => isObject(value) && value.kind === Kind.Promise;

export function newPromise(m: Machine, proto: JSObject = m.realm.intrinsic("PromisePrototype")): PromiseObject {
  return new JSObject(m.realm.rootShape, proto, Kind.Promise, new PromiseData()) as PromiseObject;
}

export function fulfillPromise(m: Machine, promise: PromiseObject, value: Value): void {
  settle(m, promise, PromiseState.Fulfilled, value);
}

export function rejectPromise(m: Machine, promise: PromiseObject, reason: Value): void {
  if (!promise.data.handled) (m.rejections ??= new Set()).add(promise);
  settle(m, promise, PromiseState.Rejected, reason);
}

function settle(m: Machine, promise: PromiseObject, state: number, value: Value): void {
  const data = promise.data;
  const reactions = data.reactions;
  data.state = state;
  data.value = value;
  data.reactions = null;
  if (reactions === null) return;
  if (Array.isArray(reactions)) for (const reaction of reactions) m.enqueue(reaction.job(m, state, value));
  else m.enqueue(reactions.job(m, state, value));
}

/** §27.2.5.4.1 PerformPromiseThen with a reaction of ours. */
export function subscribe(m: Machine, promise: PromiseObject, reaction: Reaction): void {
  const data = promise.data;
  const { reactions } = data;
  if (data.state === PromiseState.Pending) {
    if (Array.isArray(reactions)) reactions.push(reaction);
    else data.reactions = reactions === null ? reaction : [reactions, reaction];
  } else m.enqueue(reaction.job(m, data.state, data.value));
  if (!data.handled) {
    data.handled = true;
    m.rejections?.delete(promise);
  }
}

/** §27.2.1.3.2 promise resolve functions, without the "already resolved" flag: the caller owns that. */
export function resolvePromise(m: Machine, promise: PromiseObject, resolution: Value): MaybeGuest<undefined> {
  // A tool called `then` does not make its namespace a thenable.
  if (!isObject(resolution) || resolution.kind === Kind.ToolReference)
    return void fulfillPromise(m, promise, resolution);
  if ((resolution as JSObject) === promise)
    return void rejectPromise(m, promise, makeError(m, "TypeError", "Chaining cycle detected for promise #<Promise>"));
  const then = tryGet(resolution, "then");
  if (then === SLOW) return resolveSlow(m, promise, resolution);
  return void follow(m, promise, resolution, then);
}

function follow(m: Machine, promise: PromiseObject, resolution: JSObject, then: Value): void {
  if (isCallable(then)) m.enqueue(new ThenableJob(m, promise, resolution, then));
  else fulfillPromise(m, promise, resolution);
}

function* resolveSlow(m: Machine, promise: PromiseObject, resolution: JSObject): Guest<undefined> {
  let then: Value;
  try {
    then = yield* get(m, resolution, "then");
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    return void rejectPromise(m, promise, error.value);
  }
  return void follow(m, promise, resolution, then);
}

/** §27.2.1.3 CreateResolvingFunctions. */
export function resolvingFunctions(m: Machine, promise: PromiseObject): { resolve: JSObject; reject: JSObject } {
  let done = false;
  const held = [promise];
  return {
    resolve: m.realm.native(
      "",
      1,
      (_m, _self, args) => {
        if (done) return undefined;
        done = true;
        return resolvePromise(m, promise, args[0]);
      },
      held,
    ),
    reject: m.realm.native(
      "",
      1,
      (_m, _self, args) => {
        if (done) return undefined;
        done = true;
        return void rejectPromise(m, promise, args[0]);
      },
      held,
    ),
  };
}

/** §27.2.2.2 NewPromiseResolveThenableJob. */
class ThenableJob implements Job {
  private readonly m: Machine;
  private readonly promise: PromiseObject;
  private readonly thenable: JSObject;
  private readonly then: JSObject;
  constructor(m: Machine, promise: PromiseObject, thenable: JSObject, then: JSObject) {
    this.m = m;
    this.promise = promise;
    this.thenable = thenable;
    this.then = then;
  }
  run(idle: Frame): Next {
    const { m, promise, thenable, then } = this;
    return guestFrame(
      idle,
      (function* (): Guest<Value> {
        const { resolve, reject } = resolvingFunctions(m, promise);
        try {
          yield new CallRequest(then, thenable, [resolve, reject]);
        } catch (error) {
          if (!(error instanceof GuestThrow)) throw error;
          yield new CallRequest(reject, undefined, [error.value]);
        }
        return undefined;
      })(),
      L0,
    );
  }
}

/** §27.2.5.4 reactions registered by `then`: a handler (or none) and the capability that takes its outcome. */
export interface PromiseCapability {
  readonly promise: Value;
  readonly resolve: Value;
  readonly reject: Value;
}

export class ThenReaction implements Reaction {
  private readonly onFulfilled: JSObject | undefined;
  private readonly onRejected: JSObject | undefined;
  private readonly target: PromiseCapability | PromiseObject | undefined;
  /** `target`: a capability, or an ordinary promise that only this reaction settles, or nothing. */
  constructor(
    onFulfilled: JSObject | undefined,
    onRejected: JSObject | undefined,
    target: PromiseCapability | PromiseObject | undefined,
  ) {
    this.onFulfilled = onFulfilled;
    this.onRejected = onRejected;
    this.target = target;
  }
  job(m: Machine, state: number, value: Value): Job {
    const handler = state === PromiseState.Fulfilled ? this.onFulfilled : this.onRejected;
    return new ReactionJob(m, handler, this.target, state, value);
  }
}

class ReactionJob implements Job {
  private readonly m: Machine;
  private readonly handler: JSObject | undefined;
  private readonly target: PromiseCapability | PromiseObject | undefined;
  private readonly state: number;
  private readonly value: Value;
  constructor(
    m: Machine,
    handler: JSObject | undefined,
    target: PromiseCapability | PromiseObject | undefined,
    state: number,
    value: Value,
  ) {
    this.m = m;
    this.handler = handler;
    this.target = target;
    this.state = state;
    this.value = value;
  }
  run(idle: Frame): Next {
    return guestFrame(idle, reactionJob(this.m, this.handler, this.target, this.state, this.value), L0);
  }
}

/** §27.2.2.1 NewPromiseReactionJob. */
function* reactionJob(
  m: Machine,
  handler: JSObject | undefined,
  target: PromiseCapability | PromiseObject | undefined,
  state: number,
  value: Value,
): Guest<Value> {
  let rejected = state === PromiseState.Rejected;
  let outcome = value;
  if (handler !== undefined) {
    try {
      outcome = yield new CallRequest(handler, undefined, [value]);
      rejected = false;
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      outcome = error.value;
      rejected = true;
    }
  }
  if (target === undefined) return undefined;
  if (target instanceof JSObject) {
    if (rejected) rejectPromise(m, target, outcome);
    else {
      const resolving = resolvePromise(m, target, outcome);
      if (isGuest(resolving)) yield* resolving;
    }
    return undefined;
  }
  return yield new CallRequest(rejected ? target.reject : target.resolve, undefined, [outcome]);
}

/** A frame that waits in `await`: goes on with the value in `dest`, or with a throw. */
export class AwaitReaction implements Reaction {
  private readonly frame: Frame;
  private readonly dest: number;
  constructor(frame: Frame, dest: number) {
    this.frame = frame;
    this.dest = dest;
  }
  job(_m: Machine, state: number, value: Value): Job {
    return new ResumeJob(this.frame, this.dest, state, value);
  }
}

class ResumeJob implements Job {
  private readonly frame: Frame;
  private readonly dest: number;
  private readonly state: number;
  private readonly value: Value;
  constructor(frame: Frame, dest: number, state: number, value: Value) {
    this.frame = frame;
    this.dest = dest;
    this.state = state;
    this.value = value;
  }
  run(idle: Frame): Next {
    const frame = this.frame;
    frame[PARENT] = idle;
    frame[DEST] = L0;
    frame[DEPTH] = 1;
    if (this.state === PromiseState.Fulfilled) {
      frame[this.dest] = this.value;
      return frame;
    }
    return (idle[7] as Machine).unwind(frame, new GuestThrow(this.value), true);
  }
}

/** §27.2.4.7.1 PromiseResolve with the intrinsic constructor. */
export function promiseResolve(m: Machine, value: Value): MaybeGuest<PromiseObject> {
  if (isPromise(value)) {
    const constructor = tryGet(value, "constructor");
    if (constructor === m.realm.intrinsic("Promise")) return value;
    if (constructor === SLOW) return promiseResolveSlow(m, value);
  }
  return wrap(m, value);
}
function wrap(m: Machine, value: Value): MaybeGuest<PromiseObject> {
  const promise = newPromise(m);
  const resolving = resolvePromise(m, promise, value);
  return isGuest(resolving) ? afterwards(resolving, promise) : promise;
}
function* afterwards(resolving: Guest<undefined>, promise: PromiseObject): Guest<PromiseObject> {
  yield* resolving;
  return promise;
}
function* promiseResolveSlow(m: Machine, value: PromiseObject): Guest<PromiseObject> {
  if ((yield* get(m, value, "constructor")) === m.realm.intrinsic("Promise")) return value;
  const wrapped = wrap(m, value);
  return isGuest(wrapped) ? yield* wrapped : wrapped;
}
