/** Boolean and its prototype (ECMA-262 §20.3). */
import {
  type Args,
  builtin,
  builtinFunction,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
} from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import type { Machine } from "../machine/Machine.ts";
import { toBoolean } from "../machine/operations/convert.ts";
import { JSObject } from "../values/JSObject.ts";
import { Kind } from "../values/kinds.ts";
import { isObject, type Value } from "../values/Value.ts";
import { withPrototype } from "./construct.ts";

export const BooleanConstructor = builtinFunction("Boolean", {
  length: 1,
  prototype: "BooleanPrototype",
  spec: "sec-boolean-constructor",
  body: construct,
});

const thisBoolean: Receiver<boolean> = (m, self, name) => {
  if (typeof self === "boolean") return self;
  if (isObject(self) && self.kind === Kind.Boolean) return self.data as boolean;
  return throwTypeError(m, `${name} requires that 'this' be a Boolean`);
};

const make = (_m: Machine, proto: JSObject | null): JSObject =>
  new JSObject(BooleanPrototype.template, proto, Kind.Boolean, false);

// prettier-ignore
export const BooleanPrototype: ReturnType<typeof builtin> = builtin("BooleanPrototype", { spec: "sec-properties-of-the-boolean-prototype-object", make }, [
  reference("constructor", "Boolean", "sec-boolean.prototype.constructor"),
  method("toString", 0, thisBoolean, "sec-boolean.prototype.tostring", (_m, boolean) => String(boolean)),
  method("valueOf",  0, thisBoolean, "sec-boolean.prototype.valueof",  (_m, boolean) => boolean),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  const boolean = toBoolean(args[0]);
  if (newTarget === undefined) return boolean;
  return withPrototype(
    m,
    newTarget,
    "BooleanPrototype",
    (proto) => new JSObject(m.realm.rootShape, proto, Kind.Boolean, boolean),
  );
}
