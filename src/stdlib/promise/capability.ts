/** Promise capabilities (ECMA-262 §27.2.1.5) and species constructors, for everything that takes `this` as a constructor. */
import { isCallable, isConstructor } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, ConstructRequest, type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe } from "../../machine/operations/describe.ts";
import { get } from "../../machine/operations/property.ts";
import { newPromise, type PromiseCapability, promiseResolve, resolvingFunctions } from "../../machine/promise.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";

/** §27.2.1.5 NewPromiseCapability. */
export function* newPromiseCapability(m: Machine, constructor: Value): Guest<PromiseCapability> {
  if (constructor === m.realm.intrinsic("Promise")) {
    const promise = newPromise(m);
    return { promise, ...resolvingFunctions(m, promise) };
  }
  if (!isConstructor(constructor)) return throwTypeError(m, `${describe(constructor)} is not a constructor`);
  let resolve: Value = undefined;
  let reject: Value = undefined;
  const executor = m.realm.native("", 2, (_m, _self, args) => {
    if (resolve !== undefined || reject !== undefined)
      throwTypeError(m, "Promise executor has already been invoked with non-undefined arguments");
    [resolve, reject] = args;
    return undefined;
  });
  const promise = yield new ConstructRequest(constructor, [executor], constructor);
  if (!isCallable(resolve) || !isCallable(reject))
    return throwTypeError(m, "Promise resolve or reject function is not callable");
  return { promise, resolve, reject };
}

/** §27.2.4.7.1 PromiseResolve with any constructor. */
export function* promiseResolveWith(m: Machine, constructor: JSObject, value: Value): Guest<Value> {
  if (constructor === m.realm.intrinsic("Promise")) {
    const resolved = promiseResolve(m, value);
    return isGuest(resolved) ? yield* resolved : resolved;
  }
  if (isObject(value) && value.kind === Kind.Promise && (yield* get(m, value, "constructor")) === constructor)
    return value;
  const capability = yield* newPromiseCapability(m, constructor);
  yield new CallRequest(capability.resolve, undefined, [value]);
  return capability.promise;
}

/** §7.3.22 SpeciesConstructor. */
export function* speciesConstructor(m: Machine, object: JSObject, fallback: string): Guest<JSObject> {
  const constructor = yield* get(m, object, "constructor");
  if (constructor === undefined) return m.realm.intrinsic(fallback);
  if (!isObject(constructor)) return throwTypeError(m, "The .constructor property is not an object");
  const species = yield* get(m, constructor, symbols.species);
  if (species === undefined || species === null) return m.realm.intrinsic(fallback);
  if (!isConstructor(species)) return throwTypeError(m, "object.constructor[Symbol.species] is not a constructor");
  return species;
}
