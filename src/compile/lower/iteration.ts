/** Iteration as the language's constructs use it: the test for plain arrays, and closing after a throw. */
import { CallRequest, type Guest, GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { getMethod } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";

/** Arrays up to this length are copied at once, longer ones with pauses. @unit elements */
export const SHORT = 2 ** 14;

/** Whether iterating the array is what the intrinsics do: nobody replaced the methods involved. */
export function isPlainIteration(m: Machine, array: JSObject): boolean {
  return (
    array.proto === m.realm.arrayPrototype &&
    array.shape === m.realm.rootShape &&
    m.realm.isPristine("ArrayPrototype", symbols.iterator) &&
    m.realm.isPristine("ArrayIteratorPrototype", "next")
  );
}

/** IteratorClose for a throw completion: closes, and ignores what closing throws. */
export function* quietly(m: Machine, iterator: JSObject): Guest<void> {
  try {
    const method = yield* getMethod(m, iterator, "return");
    if (method !== undefined) yield new CallRequest(method, iterator, []);
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
  }
}
