/** `instanceof` (ECMA-262 §13.10.2) and OrdinaryHasInstance (§7.3.21). */
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import type { BoundFunctionData } from "../boundFunctions.ts";
import { isCallable } from "../call.ts";
import { throwTypeError } from "../errors.ts";
import { CallRequest, type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { describe } from "./describe.ts";
import { get, getMethod, getPrototype, isFar } from "./property.ts";

/** §13.10.2 InstanceofOperator. */
export function* instanceofOperator(m: Machine, value: Value, target: Value): Guest<boolean> {
  if (!isObject(target)) return throwTypeError(m, "Right-hand side of 'instanceof' is not an object");
  const handler = yield* getMethod(m, target, symbols.hasInstance);
  if (handler !== undefined) return !!(yield new CallRequest(handler, target, [value]));
  if (!isCallable(target)) return throwTypeError(m, "Right-hand side of 'instanceof' is not callable");
  return yield* ordinaryHasInstance(m, target, value);
}

/** §7.3.21 OrdinaryHasInstance. */
export function* ordinaryHasInstance(m: Machine, constructor: Value, value: Value): Guest<boolean> {
  if (!isCallable(constructor)) return false;
  if (constructor.kind === Kind.BoundFunction)
    return yield* instanceofOperator(m, value, (constructor.data as BoundFunctionData).target);
  if (!isObject(value)) return false;
  const prototype = yield* get(m, constructor, "prototype");
  if (!isObject(prototype))
    return throwTypeError(m, `Function has non-object prototype '${describe(prototype)}' in instanceof check`);
  let asked = 0;
  for (let current = yield* getPrototype(m, value); current !== null; current = yield* getPrototype(m, current)) {
    if (isFar(m, ++asked)) yield PAUSE;
    if (current === prototype) return true;
    m.budget--;
  }
  return false;
}
