/**
 * The internal methods of Proxy exotic objects (ECMA-262 §10.5), each with its invariants, and element writes of typed
 * arrays (§10.4.5), which convert their value and so may run guest code. `property.ts` and `call.ts` dispatch here.
 */
import { Accessor, type JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { throwTypeError } from "../errors.ts";
import { CallRequest, ConstructRequest, type Guest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { sameValue } from "./compare.ts";
import { toBigInt, toNumber } from "./convert.ts";
import { createArrayFromList } from "./create.ts";
import { describe, describeKey } from "./describe.ts";
import {
  isAccessorDescriptor,
  mergeProperty,
  newProperty,
  type OwnProperty,
  type PropertyDescriptor,
  toDescriptor,
} from "./descriptor.ts";
import { fromPropertyDescriptor, toPropertyDescriptor } from "./descriptorObject.ts";
import { canonicalNumericIndex, isValidIndex, type TypedArrayData } from "./exoticTypedArray.ts";
import { createListFromArrayLike } from "./list.ts";
import { defineOwn } from "./ordinary.ts";
import * as property from "./property.ts";

/** Internal slots of a proxy; both are null once it is revoked. */
export interface ProxyData {
  target: JSObject | null;
  handler: JSObject | null;
}

interface Live {
  readonly target: JSObject;
  readonly handler: JSObject;
  /** Undefined: the operation goes to the target. */
  readonly trap: JSObject | undefined;
}

function* trapOf(m: Machine, proxy: JSObject, name: string): Guest<Live> {
  const { target, handler } = proxy.data as ProxyData;
  if (target === null || handler === null)
    return throwTypeError(m, `Cannot perform '${name}' on a proxy that has been revoked`);
  // Proxies of proxies are as many as a program makes.
  m.budget -= 8;
  return { target, handler, trap: yield* property.getMethod(m, handler, name) };
}

/** What the handler of `trap` did with `key` breaks an invariant. */
function violated(m: Machine, trap: string, what: string): never {
  return throwTypeError(m, `'${trap}' on proxy: ${what}`);
}

const isConfigurable = (own: OwnProperty): boolean => (own.flags & Attr.Configurable) !== 0;
const isWritable = (own: OwnProperty): boolean => (own.flags & Attr.Writable) !== 0;

/** §7.2.2 IsArray: sees through proxies. */
export function isArray(m: Machine, value: Value): boolean {
  let current = value;
  while (isObject(current) && current.kind === Kind.Proxy) {
    const { target } = current.data as ProxyData;
    if (target === null) return throwTypeError(m, "Cannot perform 'IsArray' on a proxy that has been revoked");
    m.budget--;
    current = target;
  }
  return isObject(current) && (current.kind === Kind.Array || current.kind === Kind.SparseArray);
}

/** §10.5.1 */
export function* getPrototypeOf(m: Machine, proxy: JSObject): Guest<JSObject | null> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "getPrototypeOf");
  if (trap === undefined) return yield* property.getPrototype(m, target);
  const proto = yield new CallRequest(trap, handler, [target]);
  if (!isObject(proto) && proto !== null) return violated(m, "getPrototypeOf", "trap returned neither object nor null");
  if (yield* property.isExtensible(m, target)) return proto;
  if (proto !== (yield* property.getPrototype(m, target)))
    violated(m, "getPrototypeOf", "proxy target is non-extensible but the trap did not return its actual prototype");
  return proto;
}

/** §10.5.2 */
export function* setPrototypeOf(m: Machine, proxy: JSObject, proto: JSObject | null): Guest<boolean> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "setPrototypeOf");
  if (trap === undefined) return yield* property.setPrototype(m, target, proto);
  if (!(yield new CallRequest(trap, handler, [target, proto]))) return false;
  if (yield* property.isExtensible(m, target)) return true;
  if (proto !== (yield* property.getPrototype(m, target)))
    violated(
      m,
      "setPrototypeOf",
      "trap returned truish for setting a new prototype on the non-extensible proxy target",
    );
  return true;
}

/** §10.5.3 */
export function* isExtensible(m: Machine, proxy: JSObject): Guest<boolean> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "isExtensible");
  if (trap === undefined) return yield* property.isExtensible(m, target);
  const result = !!(yield new CallRequest(trap, handler, [target]));
  const actual = yield* property.isExtensible(m, target);
  if (result !== actual)
    violated(
      m,
      "isExtensible",
      `trap result does not reflect extensibility of proxy target (which is '${String(actual)}')`,
    );
  return result;
}

/** §10.5.4 */
export function* preventExtensions(m: Machine, proxy: JSObject): Guest<boolean> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "preventExtensions");
  if (trap === undefined) return yield* property.preventExtensions(m, target);
  const result = !!(yield new CallRequest(trap, handler, [target]));
  if (result && (yield* property.isExtensible(m, target)))
    violated(m, "preventExtensions", "trap returned truish but the proxy target is extensible");
  return result;
}

/** §10.5.5 */
export function* getOwnProperty(m: Machine, proxy: JSObject, key: PropertyKey): Guest<OwnProperty | undefined> {
  const name = "getOwnPropertyDescriptor";
  const { target, handler, trap } = yield* trapOf(m, proxy, name);
  if (trap === undefined) return yield* property.getOwnProperty(m, target, key);
  const result = yield new CallRequest(trap, handler, [target, key]);
  const of = `for property '${describeKey(key)}'`;
  if (!isObject(result) && result !== undefined)
    return violated(m, name, `trap returned neither object nor undefined ${of}`);
  const own = yield* property.getOwnProperty(m, target, key);
  if (result === undefined) {
    if (own === undefined) return undefined;
    if (!isConfigurable(own))
      violated(m, name, `trap returned undefined ${of} which is non-configurable in the proxy target`);
    if (!(yield* property.isExtensible(m, target)))
      violated(m, name, `trap returned undefined ${of} which exists in the non-extensible proxy target`);
    return undefined;
  }
  const extensible = yield* property.isExtensible(m, target);
  const descriptor = yield* toPropertyDescriptor(m, result);
  const reported = newProperty(descriptor);
  if (!isCompatible(extensible, toDescriptor(reported), own))
    violated(
      m,
      name,
      `trap returned descriptor ${of} that is incompatible with the existing property in the proxy target`,
    );
  if (!isConfigurable(reported)) {
    if (own === undefined || isConfigurable(own))
      violated(
        m,
        name,
        `trap reported non-configurability ${of} which is either non-existent or configurable in the proxy target`,
      );
    if (descriptor.writable === false && isWritable(own!))
      violated(
        m,
        name,
        `trap reported non-configurable and writable ${of} which is non-configurable, non-writable in the proxy target`,
      );
  }
  return reported;
}

/** §10.1.6.2 IsCompatiblePropertyDescriptor. */
const isCompatible = (extensible: boolean, descriptor: PropertyDescriptor, own: OwnProperty | undefined): boolean =>
  own === undefined ? extensible : mergeProperty(own, descriptor) !== null;

/** §10.5.6 */
export function* defineOwnProperty(
  m: Machine,
  proxy: JSObject,
  key: PropertyKey,
  descriptor: PropertyDescriptor,
): Guest<boolean> {
  const name = "defineProperty";
  const { target, handler, trap } = yield* trapOf(m, proxy, name);
  if (trap === undefined) return yield* property.defineOwnProperty(m, target, key, descriptor);
  if (!(yield new CallRequest(trap, handler, [target, key, fromPropertyDescriptor(m, descriptor)]))) return false;
  const own = yield* property.getOwnProperty(m, target, key);
  const extensible = yield* property.isExtensible(m, target);
  const settingFixed = descriptor.configurable === false;
  const shown = `'${describeKey(key)}'`;
  if (own === undefined) {
    if (!extensible)
      violated(m, name, `trap returned truish for adding property ${shown}  to the non-extensible proxy target`);
    if (settingFixed) fixedIsNot(m, shown);
    return true;
  }
  if (!isCompatible(extensible, descriptor, own))
    violated(
      m,
      name,
      `trap returned truish for adding property ${shown}  that is incompatible with the existing property in the proxy target`,
    );
  if (settingFixed && isConfigurable(own)) fixedIsNot(m, shown);
  if (!(own.content instanceof Accessor) && !isConfigurable(own) && isWritable(own) && descriptor.writable === false)
    violated(
      m,
      name,
      `trap returned truish for defining non-configurable property ${shown} which cannot be non-writable`,
    );
  return true;
}

const fixedIsNot = (m: Machine, shown: string): never =>
  violated(
    m,
    "defineProperty",
    `trap returned truish for defining non-configurable property ${shown} which is either non-existent or configurable in the proxy target`,
  );

/** §10.5.7 */
export function* has(m: Machine, proxy: JSObject, key: PropertyKey): Guest<boolean> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "has");
  if (trap === undefined) return yield* property.hasProperty(m, target, key);
  if (yield new CallRequest(trap, handler, [target, key])) return true;
  const own = yield* property.getOwnProperty(m, target, key);
  if (own === undefined) return false;
  const what = `trap returned falsish for property '${describeKey(key)}'`;
  if (!isConfigurable(own)) violated(m, "has", `${what} which exists in the proxy target as non-configurable`);
  if (!(yield* property.isExtensible(m, target))) violated(m, "has", `${what} but the proxy target is not extensible`);
  return false;
}

/** §10.5.8 */
export function* get(m: Machine, proxy: JSObject, key: PropertyKey, receiver: Value): Guest<Value> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "get");
  if (trap === undefined) return yield* property.get(m, target, key, receiver);
  const result = yield new CallRequest(trap, handler, [target, key, receiver]);
  const own = yield* property.getOwnProperty(m, target, key);
  if (own === undefined || isConfigurable(own)) return result;
  const what = `property '${describeKey(key)}' is a`;
  if (own.content instanceof Accessor) {
    if (own.content.get === undefined && result !== undefined)
      violated(
        m,
        "get",
        `${what} non-configurable accessor property on the proxy target and does not have a getter function, but the trap did not return 'undefined' (got '${describe(result)}')`,
      );
  } else if (!isWritable(own) && !sameValue(result, own.content))
    violated(
      m,
      "get",
      `${what} read-only and non-configurable data property on the proxy target but the proxy did not return its actual value (expected '${describe(own.content)}' but got '${describe(result)}')`,
    );
  return result;
}

/** §10.5.9 */
export function* set(m: Machine, proxy: JSObject, key: PropertyKey, value: Value, receiver: Value): Guest<boolean> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "set");
  if (trap === undefined) return yield* property.set(m, target, key, value, receiver);
  if (!(yield new CallRequest(trap, handler, [target, key, value, receiver]))) return false;
  const own = yield* property.getOwnProperty(m, target, key);
  if (own === undefined || isConfigurable(own)) return true;
  const what = `trap returned truish for property '${describeKey(key)}' which exists in the proxy target as a non-configurable and non-writable`;
  if (own.content instanceof Accessor) {
    if (own.content.set === undefined) violated(m, "set", `${what} accessor property without a setter`);
  } else if (!isWritable(own) && !sameValue(value, own.content))
    violated(m, "set", `${what} data property with a different value`);
  return true;
}

/** §10.5.10 */
export function* deleteProperty(m: Machine, proxy: JSObject, key: PropertyKey): Guest<boolean> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "deleteProperty");
  if (trap === undefined) return yield* property.deleteProperty(m, target, key);
  if (!(yield new CallRequest(trap, handler, [target, key]))) return false;
  const own = yield* property.getOwnProperty(m, target, key);
  if (own === undefined) return true;
  const what = `trap returned truish for property '${describeKey(key)}'`;
  if (!isConfigurable(own)) violated(m, "deleteProperty", `${what} which is non-configurable in the proxy target`);
  if (!(yield* property.isExtensible(m, target)))
    violated(m, "deleteProperty", `${what} but the proxy target is non-extensible`);
  return true;
}

/** §10.5.11 */
export function* ownKeys(m: Machine, proxy: JSObject): Guest<PropertyKey[]> {
  const { target, handler, trap } = yield* trapOf(m, proxy, "ownKeys");
  if (trap === undefined) return yield* property.ownKeys(m, target);
  const keys = yield* keysFromArrayLike(m, yield new CallRequest(trap, handler, [target]));
  const unchecked = new Set(keys);
  if (unchecked.size < keys.length) violated(m, "ownKeys", "trap returned duplicate entries");
  const extensible = yield* property.isExtensible(m, target);
  const configurable: PropertyKey[] = [];
  for (const key of yield* property.ownKeys(m, target)) {
    const own = yield* property.getOwnProperty(m, target, key);
    if (own === undefined || isConfigurable(own)) configurable.push(key);
    else if (!unchecked.delete(key)) violated(m, "ownKeys", `trap result did not include '${describeKey(key)}'`);
  }
  if (extensible) return keys;
  for (const key of configurable)
    if (!unchecked.delete(key)) violated(m, "ownKeys", `trap result did not include '${describeKey(key)}'`);
  if (unchecked.size > 0) violated(m, "ownKeys", "trap returned extra keys but proxy target is non-extensible");
  return keys;
}

/** §7.3.18 CreateListFromArrayLike with element types String and Symbol. */
function* keysFromArrayLike(m: Machine, list: Value): Guest<PropertyKey[]> {
  const keys: PropertyKey[] = [];
  for (const key of yield* createListFromArrayLike(m, list)) {
    if (typeof key !== "string" && typeof key !== "symbol")
      return throwTypeError(m, `${describe(key)} is not a valid property name`);
    keys.push(key);
  }
  return keys;
}

/** §10.5.12 [[Call]] */
export function* proxyCall(m: Machine, callee: JSObject, receiver: Value, args: Value[]): Guest<Value> {
  const { target, handler, trap } = yield* trapOf(m, callee, "apply");
  if (trap === undefined) return yield new CallRequest(target, receiver, args);
  return yield new CallRequest(trap, handler, [target, receiver, createArrayFromList(m, args)]);
}

/** §10.5.13 [[Construct]] */
export function* proxyConstruct(m: Machine, callee: JSObject, args: Value[], newTarget: JSObject): Guest<Value> {
  const { target, handler, trap } = yield* trapOf(m, callee, "construct");
  if (trap === undefined) return yield new ConstructRequest(target, args, newTarget);
  const made = yield new CallRequest(trap, handler, [target, createArrayFromList(m, args), newTarget]);
  return isObject(made) ? made : violated(m, "construct", `trap returned non-object ('${describe(made)}')`);
}

/** §10.4.5.17 TypedArraySetElement: converts first, then stores if the index is still valid. */
export function* typedArraySetElement(m: Machine, array: JSObject, index: number, value: Value): Guest<void> {
  const data = array.data as TypedArrayData;
  const element = data.bigint ? yield* toBigInt(m, value) : yield* toNumber(m, value);
  if (isValidIndex(data, index)) data.setElement(index, element);
}

/** §10.4.5.5 [[Set]] of a typed array; undefined where the key is no index and the ordinary algorithm goes on. */
export function* setTypedElement(
  m: Machine,
  array: JSObject,
  key: PropertyKey,
  value: Value,
  receiver: Value,
): Guest<boolean | undefined> {
  const index = canonicalNumericIndex(key);
  if (index === undefined) return undefined;
  if (receiver === array) {
    yield* typedArraySetElement(m, array, index, value);
    return true;
  }
  return isValidIndex(array.data as TypedArrayData, index) ? undefined : true;
}

/** §10.4.5.3 [[DefineOwnProperty]] of a typed array. */
export function* defineTypedElement(
  m: Machine,
  array: JSObject,
  key: PropertyKey,
  descriptor: PropertyDescriptor,
): Guest<boolean> {
  const index = canonicalNumericIndex(key);
  if (index === undefined) return defineOwn(m, array, key, descriptor);
  if (!isValidIndex(array.data as TypedArrayData, index)) return false;
  if (descriptor.configurable === false || descriptor.enumerable === false || descriptor.writable === false)
    return false;
  if (isAccessorDescriptor(descriptor)) return false;
  yield* typedArraySetElement(m, array, index, descriptor.value);
  return true;
}
