/**
 * Function and the constructors of the other function kinds (ECMA-262 §20.2, §27.3, §27.4, §27.7). All of them would make
 * code from text, so calling any of them is a TypeError; they exist because `instanceof` and `constructor` name them.
 */
import { builtin, builtinFunction, type BuiltinObject, reference, type RowOf, value } from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import type { Machine } from "../machine/Machine.ts";
import { Attr } from "../values/kinds.ts";
import { symbols } from "../values/symbols.ts";

const noCodeGeneration = (m: Machine): never =>
  throwTypeError(m, "code generation is not available: functions cannot be made from text here");

export const FunctionConstructor = builtinFunction("Function", {
  length: 1,
  prototype: "FunctionPrototype",
  spec: "sec-function-constructor",
  body: noCodeGeneration,
});

/** Anchors of the specification for a function kind, which follow no pattern. */
interface Anchors {
  readonly constructor: string;
  readonly prototype: string;
  readonly back: string;
  readonly tag: string;
}

/** The constructor and prototype of a function kind that has no global. */
function functionKind(name: string, spec: Anchors, ...more: readonly RowOf[]): BuiltinObject[] {
  return [
    builtinFunction(name, {
      length: 1,
      proto: "Function",
      prototype: `${name}Prototype`,
      spec: spec.constructor,
      body: noCodeGeneration,
    }),
    builtin(`${name}Prototype`, { proto: "FunctionPrototype", spec: spec.prototype }, [
      reference("constructor", name, spec.back, Attr.Configurable),
      ...more,
      value(symbols.toStringTag, name, spec.tag, Attr.Configurable),
    ]),
  ];
}

/** The prototype of the iterators that functions of this kind make. */
const iterators = (id: string, spec: string): RowOf => reference("prototype", id, spec, Attr.Configurable);

export const functionKinds: readonly BuiltinObject[] = [
  ...functionKind("AsyncFunction", {
    constructor: "sec-async-function-constructor",
    prototype: "sec-async-function-prototype-properties",
    back: "sec-async-function-prototype-properties-constructor",
    tag: "sec-async-function-prototype-%symbol.tostringtag%",
  }),
  ...functionKind(
    "GeneratorFunction",
    {
      constructor: "sec-generatorfunction-constructor",
      prototype: "sec-properties-of-the-generatorfunction-prototype-object",
      back: "sec-generatorfunction.prototype.constructor",
      tag: "sec-generatorfunction.prototype-%symbol.tostringtag%",
    },
    iterators("GeneratorPrototype", "sec-generatorfunction.prototype.prototype"),
  ),
  ...functionKind(
    "AsyncGeneratorFunction",
    {
      constructor: "sec-asyncgeneratorfunction-constructor",
      prototype: "sec-properties-of-asyncgeneratorfunction-prototype",
      back: "sec-asyncgeneratorfunction-prototype-constructor",
      tag: "sec-asyncgeneratorfunction-prototype-%symbol.tostringtag%",
    },
    iterators("AsyncGeneratorPrototype", "sec-asyncgeneratorfunction-prototype-prototype"),
  ),
];
