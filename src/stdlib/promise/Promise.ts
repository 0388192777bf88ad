/** Promise (ECMA-262 §27.2.3, §27.2.4): the constructor and what makes single promises; combinators are beside it. */
import {
  anyReceiver,
  type Args,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
} from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { newPromise, type PromiseObject, promiseResolve, resolvingFunctions } from "../../machine/promise.ts";
import { addProperty, type JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { withPrototype } from "../construct.ts";
import { newPromiseCapability, promiseResolveWith } from "./capability.ts";
import { all, allSettled, any, race } from "./combinators.ts";

const thisConstructor: Receiver<JSObject> = (m, self) =>
  isObject(self) ? self : throwTypeError(m, "PromiseResolve called on non-object");

// prettier-ignore
export const PromiseConstructor = builtinFunction("Promise", { length: 1, prototype: "PromisePrototype", spec: "sec-promise-constructor", body: construct }, [
  method("all",           1, anyReceiver,     "sec-promise.all",           all),
  method("allSettled",    1, anyReceiver,     "sec-promise.allsettled",    allSettled),
  method("any",           1, anyReceiver,     "sec-promise.any",           any),
  method("race",          1, anyReceiver,     "sec-promise.race",          race),
  method("reject",        1, anyReceiver,     "sec-promise.reject",        reject),
  method("resolve",       1, thisConstructor, "sec-promise.resolve",       resolve),
  method("try",           1, thisConstructor, "sec-promise.try",           promiseTry),
  method("withResolvers", 0, anyReceiver,     "sec-promise.withResolvers", withResolvers),
  getter(symbols.species, anyReceiver, "sec-get-promise-%symbol.species%", (_m, self) => self),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  if (newTarget === undefined) return throwTypeError(m, "Promise constructor cannot be invoked without 'new'");
  const [executor] = args;
  if (!isCallable(executor)) return throwTypeError(m, `Promise resolver ${describe(executor)} is not a function`);
  return withPrototype(m, newTarget, "PromisePrototype", (proto) => execute(m, newPromise(m, proto), executor));
}

function* execute(m: Machine, promise: PromiseObject, executor: JSObject): Guest<Value> {
  const functions = resolvingFunctions(m, promise);
  try {
    yield new CallRequest(executor, undefined, [functions.resolve, functions.reject]);
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    yield new CallRequest(functions.reject, undefined, [error.value]);
  }
  return promise;
}

function* reject(m: Machine, constructor: Value, [reason]: Args): Guest<Value> {
  const capability = yield* newPromiseCapability(m, constructor);
  yield new CallRequest(capability.reject, undefined, [reason]);
  return capability.promise;
}

function resolve(m: Machine, constructor: JSObject, [value]: Args): MaybeGuest<Value> {
  if (constructor === m.realm.intrinsic("Promise")) return promiseResolve(m, value);
  return promiseResolveWith(m, constructor, value);
}

function* promiseTry(m: Machine, constructor: JSObject, [callback, ...args]: Args): Guest<Value> {
  const capability = yield* newPromiseCapability(m, constructor);
  let settle = capability.resolve;
  let outcome: Value;
  try {
    outcome = yield new CallRequest(callback, undefined, args);
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    settle = capability.reject;
    outcome = error.value;
  }
  yield new CallRequest(settle, undefined, [outcome]);
  return capability.promise;
}

function* withResolvers(m: Machine, constructor: Value): Guest<Value> {
  const capability = yield* newPromiseCapability(m, constructor);
  const object = ordinaryObjectCreate(m);
  addProperty(object, "promise", Attr.All, capability.promise);
  addProperty(object, "resolve", Attr.All, capability.resolve);
  addProperty(object, "reject", Attr.All, capability.reject);
  return object;
}
