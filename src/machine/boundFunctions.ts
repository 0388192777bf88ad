/** Bound function exotic objects (ECMA-262 §10.4.1). */
import type { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import type { Value } from "../values/Value.ts";
import { throwRangeError } from "./errors.ts";
import { MAX_DEPTH } from "./frame.ts";
import type { Machine } from "./Machine.ts";
import { MAX_ARGUMENTS, tooManyArguments } from "./operations/list.ts";

/** Internal slots of a bound function. */
export interface BoundFunctionData {
  readonly target: JSObject;
  readonly receiver: Value;
  readonly args: readonly Value[];
}

interface Unbound {
  readonly target: JSObject;
  readonly receiver: Value;
  readonly args: Value[];
  readonly newTarget: JSObject | undefined;
}

/**
 * §10.4.1.1 and §10.4.1.2 for all of a chain of bound functions, which is as long as a program makes it: what is called in
 * the end, with the arguments of each of them before those given. RangeError where a chain is longer than calls may nest.
 */
export function unbind(m: Machine, callee: JSObject, args: Value[], newTarget: JSObject | undefined): Unbound {
  let { target, receiver, args: before } = callee.data as BoundFunctionData;
  let called = newTarget === callee ? target : newTarget;
  if (target.kind !== Kind.BoundFunction)
    return { target, receiver, args: before.length === 0 ? args : [...before, ...args], newTarget: called };
  const lists: (readonly Value[])[] = [args, before];
  let count = args.length + before.length;
  while (target.kind === Kind.BoundFunction) {
    m.budget--;
    if (lists.length > MAX_DEPTH) throwRangeError(m, "Maximum call stack size exceeded");
    if (called === target) called = (target.data as BoundFunctionData).target;
    ({ target, receiver, args: before } = target.data as BoundFunctionData);
    lists.push(before);
    count += before.length;
    if (count > MAX_ARGUMENTS) tooManyArguments(m);
  }
  m.budget -= count >> 3;
  const all: Value[] = [];
  for (let i = lists.length - 1; i >= 0; i--) for (const value of lists[i]!) all.push(value);
  return { target, receiver, args: all, newTarget: called };
}
