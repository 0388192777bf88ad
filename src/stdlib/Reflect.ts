/** Reflect (ECMA-262 §28.1): the internal methods of objects as functions. */
import { anyReceiver, type Args, builtin, method, type RowOf, value } from "../machine/Builtin.ts";
import { isCallable, isConstructor } from "../machine/call.ts";
import { throwTypeError } from "../machine/errors.ts";
import { CallRequest, ConstructRequest, type Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { toPropertyKey } from "../machine/operations/convert.ts";
import { createArrayFromList } from "../machine/operations/create.ts";
import { describe } from "../machine/operations/describe.ts";
import { toDescriptor } from "../machine/operations/descriptor.ts";
import { fromPropertyDescriptor, toPropertyDescriptor } from "../machine/operations/descriptorObject.ts";
import { createListFromArrayLike, MAX_ARGUMENTS } from "../machine/operations/list.ts";
import {
  defineOwnProperty,
  deleteProperty,
  get,
  getOwnProperty,
  getPrototype,
  hasProperty,
  isExtensible,
  ownKeys,
  preventExtensions,
  set,
  setPrototype,
} from "../machine/operations/property.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Attr } from "../values/kinds.ts";
import { symbols } from "../values/symbols.ts";
import { isObject, type Value } from "../values/Value.ts";
import { eager } from "./conversions.ts";

/** A function whose first argument must be an object. */
const onObject = (
  name: string,
  length: number,
  body: (m: Machine, target: JSObject, args: Args) => Guest<Value>,
): RowOf =>
  method(name, length, anyReceiver, `sec-reflect.${name.toLowerCase()}`, (m, _self, [target, ...rest]) =>
    isObject(target) ? eager(body(m, target, rest)) : throwTypeError(m, `Reflect.${name} called on non-object`),
  );

// prettier-ignore
export const Reflect = builtin("Reflect", { spec: "sec-reflect-object" }, [
  method("apply",     3, anyReceiver, "sec-reflect.apply",     apply),
  method("construct", 2, anyReceiver, "sec-reflect.construct", construct),
  onObject("defineProperty", 3, function* (m, target, [key, attributes]) {
    const propertyKey = yield* toPropertyKey(m, key);
    return yield* defineOwnProperty(m, target, propertyKey, yield* toPropertyDescriptor(m, attributes));
  }),
  onObject("deleteProperty", 2, function* (m, target, [key]) {
    return yield* deleteProperty(m, target, yield* toPropertyKey(m, key));
  }),
  onObject("get", 2, function* (m, target, args) {
    return yield* get(m, target, yield* toPropertyKey(m, args[0]), args.length > 1 ? args[1] : target);
  }),
  onObject("getOwnPropertyDescriptor", 2, function* (m, target, [key]) {
    const own = yield* getOwnProperty(m, target, yield* toPropertyKey(m, key));
    return own === undefined ? undefined : fromPropertyDescriptor(m, toDescriptor(own));
  }),
  onObject("getPrototypeOf", 1, getPrototype),
  onObject("has", 2, function* (m, target, [key]) {
    return yield* hasProperty(m, target, yield* toPropertyKey(m, key));
  }),
  onObject("isExtensible", 1, isExtensible),
  onObject("ownKeys", 1, function* (m, target) {
    return createArrayFromList(m, yield* ownKeys(m, target));
  }),
  onObject("preventExtensions", 1, preventExtensions),
  onObject("set", 3, function* (m, target, args) {
    return yield* set(m, target, yield* toPropertyKey(m, args[0]), args[1], args.length > 2 ? args[2] : target);
  }),
  onObject("setPrototypeOf", 2, function* (m, target, [proto]) {
    if (!isObject(proto) && proto !== null) return throwTypeError(m, `Object prototype may only be an Object or null: ${describe(proto)}`);
    return yield* setPrototype(m, target, proto);
  }),
  value(symbols.toStringTag, "Reflect", "sec-reflect-%symbol.tostringtag%", Attr.Configurable),
]);

function* apply(m: Machine, _self: Value, [target, receiver, list]: Args): Guest<Value> {
  if (!isCallable(target))
    return throwTypeError(m, `Function.prototype.apply was called on ${describe(target)}, which is not a function`);
  return yield new CallRequest(target, receiver, yield* createListFromArrayLike(m, list, MAX_ARGUMENTS));
}

function* construct(m: Machine, _self: Value, args: Args): Guest<Value> {
  const [target, list] = args;
  const newTarget = args.length > 2 ? args[2] : target;
  if (!isConstructor(target)) return throwTypeError(m, `${describe(target)} is not a constructor`);
  if (!isConstructor(newTarget)) return throwTypeError(m, `${describe(newTarget)} is not a constructor`);
  return yield new ConstructRequest(target, yield* createListFromArrayLike(m, list, MAX_ARGUMENTS), newTarget);
}
