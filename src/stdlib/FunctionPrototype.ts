/** Function.prototype (ECMA-262 §20.2.3), itself a function that accepts anything and gives undefined. */
import {
  anyReceiver,
  type Args,
  builtinFunction,
  method,
  reference,
  type Receiver,
  sharedAccessor,
} from "../machine/Builtin.ts";
import type { BoundFunctionData } from "../machine/boundFunctions.ts";
import { type Captures, isCallable, isConstructor } from "../machine/call.ts";
import { throwTypeError } from "../machine/errors.ts";
import { CallRequest, type Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { NativeCode } from "../machine/native.ts";
import { integerOrInfinity } from "../machine/operations/convert.ts";
import { describe } from "../machine/operations/describe.ts";
import { ordinaryHasInstance } from "../machine/operations/instanceOf.ts";
import { createListFromArrayLike, MAX_ARGUMENTS } from "../machine/operations/list.ts";
import { get, getOwnProperty, getPrototype } from "../machine/operations/property.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { Attr, Flag, Kind } from "../values/kinds.ts";
import { symbols } from "../values/symbols.ts";
import type { Value } from "../values/Value.ts";
import { eager } from "./conversions.ts";

const thisFunction: Receiver<JSObject> = (m, self, name) =>
  isCallable(self) ? self : throwTypeError(m, `${name} was called on ${describe(self)}, which is not a function`);

// prettier-ignore
export const FunctionPrototype = builtinFunction("FunctionPrototype", { length: 0, name: "", title: "Function.prototype", proto: "ObjectPrototype", isConstructor: false, spec: "sec-properties-of-the-function-prototype-object", body: () => undefined }, [
  sharedAccessor("arguments", "ThrowTypeError", "sec-addrestrictedfunctionproperties"),
  sharedAccessor("caller",    "ThrowTypeError", "sec-addrestrictedfunctionproperties"),
  reference("constructor", "Function", "sec-function.prototype.constructor"),
  method("apply",             2, thisFunction, "sec-function.prototype.apply",    apply),
  method("bind",              1, thisFunction, "sec-function.prototype.bind",     (m, target, args) => eager(bind(m, target, args))),
  method("call",              1, thisFunction, "sec-function.prototype.call",     call),
  method("toString",          0, anyReceiver,  "sec-function.prototype.tostring", functionToString),
  method(symbols.hasInstance, 1, anyReceiver,  "sec-function.prototype-%symbol.hasinstance%", (m, self, [value]) => eager(ordinaryHasInstance(m, self, value)), 0),
]);

function* apply(m: Machine, target: JSObject, [receiver, list]: Args): Guest<Value> {
  const args = list === undefined || list === null ? [] : yield* createListFromArrayLike(m, list, MAX_ARGUMENTS);
  return yield new CallRequest(target, receiver, args);
}

function* call(_m: Machine, target: JSObject, args: Args): Guest<Value> {
  return yield new CallRequest(target, args[0], args.slice(1));
}

function* bind(m: Machine, target: JSObject, args: Args): Guest<Value> {
  const proto = yield* getPrototype(m, target);
  const data: BoundFunctionData = { target, receiver: args[0], args: args.slice(1) };
  const bound = new JSObject(m.realm.rootShape, proto, Kind.BoundFunction, data);
  if (isConstructor(target)) bound.flags |= Flag.Constructor;
  let length = 0;
  if ((yield* getOwnProperty(m, target, "length")) !== undefined) {
    const own = yield* get(m, target, "length");
    if (typeof own === "number") length = Math.max(0, integerOrInfinity(own) - data.args.length);
  }
  const name = yield* get(m, target, "name");
  addProperty(bound, "length", Attr.Configurable, length);
  addProperty(bound, "name", Attr.Configurable, `bound ${typeof name === "string" ? name : ""}`);
  return bound;
}

function functionToString(m: Machine, self: Value): Value {
  if (!isCallable(self)) return throwTypeError(m, "Function.prototype.toString requires that 'this' be a Function");
  switch (self.kind) {
    case Kind.Closure:
      return (self.data as Captures)[0].sourceText;
    case Kind.Native:
      return `function ${(self.data as NativeCode).name}() { [native code] }`;
    default:
      return "function () { [native code] }";
  }
}
