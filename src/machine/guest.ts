/**
 * How library code runs guest code: it never calls it. A built-in that may reach guest code is a host generator that yields
 * requests; the machine performs each as frames and resumes the generator with the result (or throws into it).
 */
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";
import type { ResumeRequest } from "./generators.ts";

export class CallRequest {
  readonly callee: Value;
  readonly receiver: Value;
  readonly args: Value[];
  constructor(callee: Value, receiver: Value, args: Value[]) {
    this.callee = callee;
    this.receiver = receiver;
    this.args = args;
  }
}

export class ConstructRequest {
  readonly callee: JSObject;
  readonly args: Value[];
  readonly newTarget: JSObject;
  /** The new object's prototype where the caller has read it from the new target already. */
  readonly proto: JSObject | undefined;
  constructor(callee: JSObject, args: Value[], newTarget: JSObject, proto?: JSObject) {
    this.callee = callee;
    this.args = args;
    this.newTarget = newTarget;
    this.proto = proto;
  }
}

/** Puts a prepared frame above the library frame that asks; what the frame returns to is that frame. */
export class EnterRequest {
  readonly frame: readonly unknown[];
  constructor(frame: readonly unknown[]) {
    this.frame = frame;
  }
}

/** Lets the machine end the slice when the budget is used up; resumes with undefined. */
export const PAUSE: unique symbol = Symbol("pause");

export type Request = CallRequest | ConstructRequest | ResumeRequest | EnterRequest | typeof PAUSE;
/** Library code that may run guest code. Compose with `yield*`. */
export type Guest<T> = Generator<Request, T, Value>;

/** True for the generator a built-in returned instead of a value (guest values are never host generators). */
export const isGuest = <T>(result: T | Guest<T>): result is Guest<T> =>
  typeof result === "object" &&
  result !== null &&
  (result as { shape?: unknown }).shape === undefined &&
  typeof (result as { next?: unknown }).next === "function";

/** A completion on its way through the frames. Not a host Error: it captures no host stack. */
export abstract class AbruptCompletion {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/** A guest `throw` in flight: carries the thrown guest value. */
export class GuestThrow extends AbruptCompletion {
  readonly type = "throw";
}

/** `generator.return(value)` on its way through the generator's frame: runs `finally` blocks, no `catch`. */
export class GeneratorReturn extends AbruptCompletion {
  readonly type = "return";
}

/** Ends the execution: not catchable by the program. */
export class Abort {
  readonly kind: "ExecutionFailure" | "TimeoutExceeded";
  readonly message: string;
  constructor(kind: "ExecutionFailure" | "TimeoutExceeded", message: string) {
    this.kind = kind;
    this.message = message;
  }
}
