/** Promise.prototype (ECMA-262 §27.2.5). Ordinary promises subscribe at once; subclasses and species take the exact way. */
import { anyReceiver, type Args, builtin, type MaybeGuest, method, reference, value } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, GuestThrow } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { hasBody } from "../../machine/operations/arrayIterator.ts";
import { describe } from "../../machine/operations/describe.ts";
import { getV, SLOW, tryGet } from "../../machine/operations/property.ts";
import { isPromise, newPromise, type PromiseObject, subscribe, ThenReaction } from "../../machine/promise.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { ShapeMode } from "../../values/Shape.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { newPromiseCapability, promiseResolveWith, speciesConstructor } from "./capability.ts";

// prettier-ignore
export const PromisePrototype = builtin("PromisePrototype", { spec: "sec-properties-of-the-promise-prototype-object" }, [
  method("catch",   1, anyReceiver, "sec-promise.prototype.catch",   promiseCatch),
  reference("constructor", "Promise", "sec-promise.prototype.constructor"),
  method("finally", 1, anyReceiver, "sec-promise.prototype.finally", promiseFinally),
  method("then",    2, anyReceiver, "sec-promise.prototype.then",    then),
  value(symbols.toStringTag, "Promise", "sec-promise.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function then(m: Machine, self: Value, [onFulfilled, onRejected]: Args): MaybeGuest<Value> {
  if (!isPromise(self))
    return throwTypeError(m, `Method Promise.prototype.then called on incompatible receiver ${describe(self)}`);
  const reactions = [
    isCallable(onFulfilled) ? onFulfilled : undefined,
    isCallable(onRejected) ? onRejected : undefined,
  ] as const;
  if (!hasPlainSpecies(m, self)) return thenExact(m, self, reactions);
  const result = newPromise(m);
  subscribe(m, self, new ThenReaction(...reactions, result));
  return result;
}

function hasPlainSpecies(m: Machine, promise: PromiseObject): boolean {
  const constructor = m.realm.intrinsic("Promise");
  return tryGet(promise, "constructor") === constructor && constructor.shape.mode === ShapeMode.Template;
}

function* thenExact(
  m: Machine,
  promise: PromiseObject,
  reactions: readonly [JSObject | undefined, JSObject | undefined],
): Guest<Value> {
  const capability = yield* newPromiseCapability(m, yield* speciesConstructor(m, promise, "Promise"));
  subscribe(m, promise, new ThenReaction(...reactions, capability));
  return capability.promise;
}

function promiseCatch(m: Machine, self: Value, [onRejected]: Args): MaybeGuest<Value> {
  return invokeThen(m, self, [undefined, onRejected]);
}

/** Invoke(promise, "then", args). */
function invokeThen(m: Machine, self: Value, args: Value[]): MaybeGuest<Value> {
  if (isPromise(self)) {
    const method = tryGet(self, "then");
    if (method !== SLOW && hasBody(method, then)) return then(m, self, args);
  }
  return invokeThenExact(m, self, args);
}
function* invokeThenExact(m: Machine, self: Value, args: Value[]): Guest<Value> {
  return yield new CallRequest(yield* getV(m, self, "then"), self, args);
}

function* promiseFinally(m: Machine, self: Value, [onFinally]: Args): Guest<Value> {
  if (!isObject(self)) return throwTypeError(m, `Promise.prototype.finally called on a non-object`);
  const constructor = yield* speciesConstructor(m, self, "Promise");
  if (!isCallable(onFinally)) return yield* invokeThenExact(m, self, [onFinally, onFinally]);
  const handler = (outcome: (value: Value) => JSObject): JSObject =>
    m.realm.native(
      "",
      1,
      function* (_m, _self, [value]): Guest<Value> {
        const result = yield new CallRequest(onFinally, undefined, []);
        const promise = yield* promiseResolveWith(m, constructor, result);
        return yield* invokeThenExact(m, promise, [outcome(value)]);
      },
      [constructor, onFinally],
    );
  const thenFinally = handler((value) => m.realm.native("", 0, () => value, [value]));
  const catchFinally = handler((reason) =>
    m.realm.native(
      "",
      0,
      () => {
        throw new GuestThrow(reason);
      },
      [reason],
    ),
  );
  return yield* invokeThenExact(m, self, [thenFinally, catchFinally]);
}
