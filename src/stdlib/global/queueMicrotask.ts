/** queueMicrotask (HTML §8.6): a job that calls the function. What it throws is reported as uncaught. */
import { builtinFunction } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Frame, L0 } from "../../machine/frame.ts";
import { CallRequest, type Guest } from "../../machine/guest.ts";
import { guestFrame } from "../../machine/native.ts";
import { describe } from "../../machine/operations/describe.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";

export const queueMicrotaskFunction = builtinFunction("queueMicrotask", {
  length: 1,
  spec: "https://html.spec.whatwg.org/#microtask-queuing",
  body(m, _self, [callback]) {
    if (!isCallable(callback))
      return throwTypeError(m, `The "callback" argument must be of type function. Received ${describe(callback)}`);
    const job = { callback, run: (idle: Frame) => guestFrame(idle, called(callback), L0) };
    m.enqueue(job);
    return undefined;
  },
});

function* called(callback: JSObject): Guest<Value> {
  return yield new CallRequest(callback, undefined, []);
}
