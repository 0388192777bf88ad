/** `in` and `instanceof` (ECMA-262 §13.10): operations that can reach a proxy or a `Symbol.hasInstance` method. */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import type { BoundFunctionData } from "../../machine/boundFunctions.ts";
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toPropertyKey } from "../../machine/operations/convert.ts";
import { describe } from "../../machine/operations/describe.ts";
import { get, getMethod, getPrototype, hasProperty } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isLongBigInt } from "../../values/bigints.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { Invoke } from "../controls.ts";
import { local, type Tree } from "../Tree.ts";
import type { Lowering } from "./Lowering.ts";

type Relation = (m: Machine, a: Value, b: Value, offset: number) => MaybeGuest<Value>;

export const RELATIONS: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ["in", inOperator],
  ["instanceof", instanceofOperator],
]);

export function relate(l: Lowering, operator: string, left: Tree, right: Tree, offset: number): Tree {
  const relation = RELATIONS.get(operator)!;
  const dest = l.temp();
  l.emit(new Invoke((m, a, b) => relation(m, a, b, offset), [left, right], dest));
  return local(dest);
}

function* inOperator(m: Machine, key: Value, object: Value, offset: number): Guest<Value> {
  if (!isObject(object))
    return throwTypeError(
      m,
      `Cannot use 'in' operator to search for '${typeof key === "symbol" ? key.toString() : isObject(key) ? "#<Object>" : isLongBigInt(key) ? describe(key) : key}' in ${describe(object)}`,
      offset,
    );
  return yield* hasProperty(m, object, yield* toPropertyKey(m, key));
}

/** §13.10.2 InstanceofOperator. */
function* instanceofOperator(m: Machine, value: Value, target: Value, offset: number): Guest<Value> {
  if (!isObject(target)) return throwTypeError(m, "Right-hand side of 'instanceof' is not an object", offset);
  const method = yield* getMethod(m, target, symbols.hasInstance);
  if (method !== undefined) return !!(yield new CallRequest(method, target, [value]));
  if (!isCallable(target)) return throwTypeError(m, "Right-hand side of 'instanceof' is not callable", offset);
  return yield* ordinaryHasInstance(m, target, value);
}

/** §7.3.22 OrdinaryHasInstance. */
export function* ordinaryHasInstance(m: Machine, target: Value, value: Value): Guest<boolean> {
  if (!isCallable(target)) return false;
  if (target.kind === Kind.BoundFunction)
    return !!(yield* instanceofOperator(m, value, (target.data as BoundFunctionData).target, -1));
  if (!isObject(value)) return false;
  const proto = yield* get(m, target, "prototype");
  if (!isObject(proto))
    return throwTypeError(m, `Function has non-object prototype '${String(proto)}' in instanceof check`);
  for (
    let object: JSObject | null = yield* getPrototype(m, value);
    object !== null;
    object = yield* getPrototype(m, object)
  )
    if (object === proto) return true;
  return false;
}
