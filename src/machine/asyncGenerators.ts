/**
 * Async generator objects (ECMA-262 §27.6): the queue of requests, and how each is completed. The generator's own frame
 * looks at what resumed it (`mode`, `received`); nothing enters it from outside while it waits.
 */
import { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import { isObject, type Value } from "../values/Value.ts";
import { makeError } from "./errors.ts";
import { type Frame, L0, type Next } from "./frame.ts";
import { iteratorResult, ResumeMode } from "./generators.ts";
import { EnterRequest, GeneratorReturn, type Guest, GuestThrow, isGuest } from "./guest.ts";
import type { Machine } from "./Machine.ts";
import { guestFrame } from "./native.ts";
import {
  newPromise,
  promiseResolve,
  type PromiseObject,
  PromiseState,
  rejectPromise,
  resolvePromise,
  subscribe,
} from "./promise.ts";

export const AsyncGeneratorState = {
  SuspendedStart: 0,
  SuspendedYield: 1,
  Executing: 2,
  AwaitingReturn: 3,
  Completed: 4,
} as const;

interface QueuedRequest {
  readonly mode: ResumeMode;
  readonly value: Value;
  readonly promise: PromiseObject;
}

export class AsyncGeneratorData {
  state: number = AsyncGeneratorState.SuspendedStart;
  frame: Frame | null;
  readonly queue: QueuedRequest[] = [];
  /** Slots of the frame that take how and with what it is resumed; -1 before the first `yield`. */
  mode = -1;
  received = -1;
  constructor(frame: Frame) {
    this.frame = frame;
  }
}

const isAsyncGenerator = (value: Value): value is JSObject & { data: AsyncGeneratorData } =>
  isObject(value) && value.kind === Kind.AsyncGenerator;

/** The shared body of `next`, `throw` and `return` (§27.6.1.2 to §27.6.1.4): always a promise. */
export function* asyncGeneratorRequest(
  m: Machine,
  self: Value,
  mode: ResumeMode,
  value: Value,
  name: string,
): Guest<Value> {
  const promise = newPromise(m);
  if (!isAsyncGenerator(self)) {
    rejectPromise(m, promise, makeError(m, "TypeError", `${name} method called on incompatible receiver`));
    return promise;
  }
  const data = self.data;
  if (data.state === AsyncGeneratorState.SuspendedStart && mode !== ResumeMode.Next) finish(data);
  if (data.state === AsyncGeneratorState.Completed && data.queue.length === 0 && mode !== ResumeMode.Return) {
    settleRequest(m, { mode, value, promise });
    return promise;
  }
  data.queue.push({ mode, value, promise });
  if (data.state === AsyncGeneratorState.Completed) drain(m, data);
  else if (data.state <= AsyncGeneratorState.SuspendedYield) {
    const frame = data.frame!;
    takeNext(frame, data);
    yield new EnterRequest(frame);
  }
  return promise;
}

/** Puts the oldest request where the frame looks for it. */
function takeNext(frame: Frame, data: AsyncGeneratorData): void {
  const { mode, value } = data.queue[0]!;
  if (data.mode >= 0) {
    frame[data.mode] = mode;
    frame[data.received] = value;
  }
  data.state = AsyncGeneratorState.Executing;
}

/** §27.6.3.8 AsyncGeneratorYield: answers the oldest request; true when another one waits already. */
export function answerYield(
  m: Machine,
  frame: Frame,
  data: AsyncGeneratorData,
  value: Value,
  mode: number,
  received: number,
): boolean {
  complete(m, data, iteratorResult(m, value, false));
  data.mode = mode;
  data.received = received;
  if (data.queue.length > 0) {
    takeNext(frame, data);
    return true;
  }
  data.state = AsyncGeneratorState.SuspendedYield;
  return false;
}

/** The body has ended (§27.6.3.2 steps i to k). */
export function endAsyncGenerator(m: Machine, data: AsyncGeneratorData, value: Value): void {
  finish(data);
  complete(m, data, iteratorResult(m, value, true));
  drain(m, data);
}

/** A completion nobody in the body handles: the oldest request gets it. */
export function unwindAsyncGenerator(
  m: Machine,
  frame: Frame,
  owner: JSObject | undefined,
  thrown: unknown,
): Frame | null {
  if (owner === undefined) return null;
  const data = owner.data as AsyncGeneratorData;
  if (thrown instanceof GeneratorReturn) endAsyncGenerator(m, data, thrown.value);
  else {
    finish(data);
    rejectPromise(m, data.queue.shift()!.promise, (thrown as GuestThrow).value);
    drain(m, data);
  }
  return frame[1];
}

function finish(data: AsyncGeneratorData): void {
  data.state = AsyncGeneratorState.Completed;
  data.frame = null;
}

function complete(m: Machine, data: AsyncGeneratorData, result: Value): void {
  resolveLater(m, data.queue.shift()!.promise, result);
}

/** Resolves with an object of ours; should reading its `then` take guest code, that runs as a job. */
function resolveLater(m: Machine, promise: PromiseObject, value: Value): void {
  const resolving = resolvePromise(m, promise, value);
  if (isGuest(resolving)) m.enqueue({ run: (idle) => guestFrame(idle, resolving, L0) });
}

function settleRequest(m: Machine, { mode, value, promise }: QueuedRequest): void {
  if (mode === ResumeMode.Throw) rejectPromise(m, promise, value);
  else resolveLater(m, promise, iteratorResult(m, undefined, true));
}

/** §27.6.3.10 AsyncGeneratorDrainQueue. */
function drain(m: Machine, data: AsyncGeneratorData): void {
  while (data.queue.length > 0) {
    const request = data.queue[0]!;
    if (request.mode === ResumeMode.Return) {
      data.state = AsyncGeneratorState.AwaitingReturn;
      awaitReturn(m, data, request.value);
      return;
    }
    data.queue.shift();
    settleRequest(m, request);
  }
  data.state = AsyncGeneratorState.Completed;
}

/** §27.6.3.9 AsyncGeneratorAwaitReturn. */
function awaitReturn(m: Machine, data: AsyncGeneratorData, value: Value): void {
  m.enqueueNow(function* (): Guest<Value> {
    let promise: PromiseObject;
    try {
      const resolved = promiseResolve(m, value);
      promise = isGuest(resolved) ? yield* resolved : resolved;
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      rejectPromise(m, data.queue.shift()!.promise, error.value);
      drain(m, data);
      return undefined;
    }
    subscribe(m, promise, {
      job: (_m, state, outcome) => ({
        run(): Next {
          data.state = AsyncGeneratorState.Completed;
          const request = data.queue.shift()!;
          if (state === PromiseState.Rejected) rejectPromise(m, request.promise, outcome);
          else resolveLater(m, request.promise, iteratorResult(m, outcome, true));
          drain(m, data);
          return 0;
        },
      }),
    });
    return undefined;
  });
}
