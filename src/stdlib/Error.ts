/** Error, the native errors and AggregateError (ECMA-262 §20.5). Stacks are guest text; the V8 hooks for them are absent. */
import {
  absent,
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  type BuiltinObject,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  value,
} from "../machine/Builtin.ts";
import { captureTrace, type ErrorName, ErrorData, installStack, throwTypeError } from "../machine/errors.ts";
import { type Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { primitiveToString, toString } from "../machine/operations/convert.ts";
import { createArrayFromList } from "../machine/operations/create.ts";
import { describe } from "../machine/operations/describe.ts";
import { iterableToList } from "../machine/operations/iterate.ts";
import { get, hasProperty, tryGet } from "../machine/operations/property.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { isObject, type Value } from "../values/Value.ts";
import { eager } from "./conversions.ts";
import { withPrototype } from "./construct.ts";

const NO_STACK_HOOKS = "stacks are made by the interpreter: read `stack`";

// prettier-ignore
export const ErrorConstructor = builtinFunction("Error", { length: 1, prototype: "ErrorPrototype", spec: "sec-error-constructor", body: construct("Error") }, [
  method("isError", 1, anyReceiver, "sec-error.iserror", (_m, _self, [value]) => isObject(value) && value.kind === Kind.Error),
  absent("captureStackTrace", "sec-error-constructor", NO_STACK_HOOKS),
  absent("prepareStackTrace", "sec-error-constructor", NO_STACK_HOOKS),
  absent("stackTraceLimit",   "sec-error-constructor", NO_STACK_HOOKS),
]);

const thisReceiver: Receiver<JSObject> = (m, self, name) =>
  isObject(self) ? self : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);

// prettier-ignore
export const ErrorPrototype = builtin("ErrorPrototype", { spec: "sec-properties-of-the-error-prototype-object" }, [
  reference("constructor", "Error", "sec-error.prototype.constructor"),
  value("message", "", "sec-error.prototype.message", Attr.Hidden),
  value("name", "Error", "sec-error.prototype.name", Attr.Hidden),
  method("toString", 0, thisReceiver, "sec-error.prototype.tostring", (m, object) => eager(errorToString(m, object))),
]);

const NATIVE_ERRORS = ["EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"] as const;

export const nativeErrors: readonly BuiltinObject[] = [
  ...NATIVE_ERRORS.flatMap((name) => kindOfError(name, 1, "native-error-types-used-in-this-standard-", "nativeerror")),
  ...kindOfError("AggregateError", 2, "", "aggregate-error"),
];

function kindOfError(name: ErrorName, length: number, prefix: string, anchor: string): BuiltinObject[] {
  const section = name === "AggregateError" ? `sec-${anchor}` : `sec-${prefix}${name.toLowerCase()}`;
  return [
    builtinFunction(name, {
      length,
      proto: "Error",
      prototype: `${name}Prototype`,
      spec: section,
      body: construct(name),
    }),
    builtin(
      `${name}Prototype`,
      { proto: "ErrorPrototype", spec: `sec-properties-of-the-${anchor}-prototype-objects` },
      [
        reference("constructor", name, `sec-${anchor}.prototype.constructor`),
        value("message", "", `sec-${anchor}.prototype.message`, Attr.Hidden),
        value("name", name, `sec-${anchor}.prototype.name`, Attr.Hidden),
      ],
    ),
  ];
}

function construct(name: ErrorName) {
  return (m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> => {
    const trace = captureTrace(m.current, m.currentOffset);
    const constructor = newTarget ?? m.realm.intrinsic(name);
    return withPrototype(m, constructor, `${name}Prototype`, (proto): MaybeGuest<Value> => {
      const error = new JSObject(m.realm.rootShape, proto, Kind.Error, new ErrorData(trace));
      return eager(initialise(m, error, name, args));
    });
  };
}

/** §20.5.1.1 steps 3 to 5. `stack` comes first, as V8 has it, and names the class by what its prototype says. */
function* initialise(m: Machine, error: JSObject, kind: ErrorName, args: Args): Guest<Value> {
  const [errors, message, options] = kind === "AggregateError" ? args : [undefined, ...args];
  const text =
    message === undefined ? undefined : isObject(message) ? yield* toString(m, message) : primitiveToString(m, message);
  const named = tryGet(error, "name");
  const name = typeof named === "string" ? named : kind;
  installStack(error, text === undefined || text === "" ? name : `${name}: ${text}`, error.data as ErrorData);
  if (text !== undefined) addProperty(error, "message", Attr.Hidden, text);
  if (isObject(options) && (yield* hasProperty(m, options, "cause")))
    addProperty(error, "cause", Attr.Hidden, yield* get(m, options, "cause"));
  if (kind === "AggregateError")
    addProperty(error, "errors", Attr.Hidden, createArrayFromList(m, yield* iterableToList(m, errors)));
  return error;
}

function* errorToString(m: Machine, object: JSObject): Guest<string> {
  const name = yield* get(m, object, "name");
  const nameText = name === undefined ? "Error" : yield* toString(m, name);
  const message = yield* get(m, object, "message");
  const text = message === undefined ? "" : yield* toString(m, message);
  if (nameText === "") return text;
  return text === "" ? nameText : `${nameText}: ${text}`;
}
