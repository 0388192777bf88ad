/**
 * Built-in function objects and the frames of built-ins that run guest code: a library frame drives the host generator of
 * the built-in, one request at a time.
 */
import { type JSObject, type LazyOwner } from "../values/JSObject.ts";
import { Attr } from "../values/kinds.ts";
import { Shape } from "../values/Shape.ts";
import type { NativeBody } from "./Builtin.ts";
import { callFunction, constructFunction } from "./call.ts";
import {
  DEPTH,
  DEST,
  type Frame,
  type FrameCode,
  MACHINE,
  MAX_DEPTH,
  type Next,
  noSite,
  type Op,
  PARENT,
  PC,
  YIELD,
} from "./frame.ts";
import { ResumeRequest, resumeGenerator } from "./generators.ts";
import { AbruptCompletion, CallRequest, EnterRequest, type Guest, PAUSE, type Request } from "./guest.ts";
import type { Machine } from "./Machine.ts";
import { throwError } from "./errors.ts";

const FUNCTION_OWN = Shape.template([
  ["length", Attr.Configurable],
  ["name", Attr.Configurable],
]);

export class NativeCode implements LazyOwner {
  /** Shape of a built-in function whose `length` and `name` nobody has looked at. */
  static readonly shape: Shape = Shape.lazy();
  readonly name: string;
  readonly length: number;
  readonly body: NativeBody;
  /** What the body holds of the program's values. */
  readonly holds: readonly unknown[] | undefined;
  constructor(name: string, length: number, body: NativeBody, holds?: readonly unknown[]) {
    this.name = name;
    this.length = length;
    this.body = body;
    this.holds = holds;
  }
  complete(object: JSObject): void {
    object.shape = FUNCTION_OWN;
    object.s0 = this.length;
    object.s1 = this.name;
  }
}

const GENERATOR = 8;
const RECEIVED = 9;

/** Runs `generator` as a frame above `parent`; its result goes to `parent[dest]`. The caller has set `parent[PC]`. */
export function guestFrame(parent: Frame, generator: Guest<unknown>, dest: number): Frame {
  const depth = parent[DEPTH] + 1;
  if (depth > MAX_DEPTH) throwError(parent[MACHINE] as Machine, "RangeError", "Maximum call stack size exceeded");
  const m: Machine = parent[MACHINE];
  const kept = m.unclaimed ?? undefined;
  m.unclaimed = null;
  return [null, parent, 0, GUEST_OPS, dest, GUEST_CODE, depth, m, generator, undefined, kept];
}

function perform(frame: Frame, first: IteratorResult<Request, unknown>): Next {
  for (let step = first; ;) {
    if (step.done === true) {
      const parent: Frame = frame[PARENT];
      parent[frame[DEST]] = step.value;
      return parent;
    }
    try {
      return performRequest(frame, step.value);
    } catch (error) {
      // A plain built-in has thrown at once: that is the callee's throw, not the generator's own.
      if (!(error instanceof AbruptCompletion)) throw error;
      step = (frame[GENERATOR] as Guest<unknown>).throw(error);
    }
  }
}

function performRequest(frame: Frame, request: Request): Next {
  frame[PC] = 0;
  if (request === PAUSE) {
    frame[RECEIVED] = undefined;
    (frame[MACHINE] as Machine).frame = frame;
    return YIELD;
  }
  if (request instanceof CallRequest)
    return callFunction(frame, request.callee, request.receiver, request.args, RECEIVED, 0);
  if (request instanceof ResumeRequest)
    return resumeGenerator(frame, request.generator, request.mode, request.value, RECEIVED, 0);
  if (request instanceof EnterRequest) {
    const entered = request.frame as Frame;
    entered[PARENT] = frame;
    entered[DEST] = RECEIVED;
    entered[DEPTH] = frame[DEPTH] + 1;
    return entered;
  }
  return constructFunction(frame, request.callee, request.args, request.newTarget, RECEIVED, 0, request.proto);
}

const GUEST_OPS: readonly Op[] = [
  (frame) => {
    const generator: Guest<unknown> = frame[GENERATOR];
    (frame[MACHINE] as Machine).library = frame;
    return perform(frame, generator.next(frame[RECEIVED]));
  },
];

const GUEST_CODE: FrameCode = {
  unwind(frame, thrown, self) {
    // A throw by the generator itself has ended it; one from a callee is thrown into it, so that it can close iterators.
    if (self) return null;
    const generator: Guest<unknown> = frame[GENERATOR];
    (frame[MACHINE] as Machine).library = frame;
    const next = perform(frame, generator.throw(thrown));
    return typeof next === "number" ? frame : next;
  },
  site: noSite,
};
