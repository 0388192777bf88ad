/** %ThrowTypeError% (ECMA-262 §10.2.4.1): one frozen function behind every restricted property of functions and arguments. */
import { builtinFunction, type BuiltinObject } from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import { JSObject } from "../values/JSObject.ts";
import { Flag, Kind } from "../values/kinds.ts";
import { Shape } from "../values/Shape.ts";

const RESTRICTED =
  "'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them";

const described = builtinFunction("ThrowTypeError", {
  length: 0,
  name: "",
  isConstructor: false,
  spec: "sec-%throwtypeerror%",
  body: (m) => throwTypeError(m, RESTRICTED),
});

export const ThrowTypeError: BuiltinObject = {
  ...described,
  template: Shape.template([
    ["length", 0],
    ["name", 0],
  ]),
  make(_m, proto) {
    const object = new JSObject(ThrowTypeError.template, proto, Kind.Native, described.call!.code);
    object.flags |= Flag.NonExtensible;
    return object;
  },
};
