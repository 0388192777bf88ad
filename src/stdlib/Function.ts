/**
 * Function and the constructors of the other function kinds (ECMA-262 §20.2, §27.3, §27.4, §27.7). All of them would make
 * code from text, so calling any of them is a TypeError; they exist because `instanceof` and `constructor` name them.
 */
import { builtin, builtinFunction, type BuiltinObject, reference, value } from "../machine/Builtin.ts";
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

/** The constructor and prototype of a function kind that has no global; `instances`: the prototype of its iterators. */
function functionKind(name: string, anchor: string, instances?: string): BuiltinObject[] {
  return [
    builtinFunction(name, {
      length: 1,
      proto: "Function",
      prototype: `${name}Prototype`,
      spec: `sec-${anchor}-constructor`,
      body: noCodeGeneration,
    }),
    builtin(
      `${name}Prototype`,
      { proto: "FunctionPrototype", spec: `sec-properties-of-the-${anchor}-prototype-object` },
      [
        reference("constructor", name, `sec-${anchor}.prototype.constructor`, Attr.Configurable),
        ...(instances === undefined
          ? []
          : [reference("prototype", instances, `sec-${anchor}.prototype.prototype`, Attr.Configurable)]),
        value(symbols.toStringTag, name, `sec-${anchor}.prototype-%symbol.tostringtag%`, Attr.Configurable),
      ],
    ),
  ];
}

export const functionKinds: readonly BuiltinObject[] = [
  ...functionKind("AsyncFunction", "async-function"),
  ...functionKind("GeneratorFunction", "generatorfunction", "GeneratorPrototype"),
  ...functionKind("AsyncGeneratorFunction", "asyncgeneratorfunction", "AsyncGeneratorPrototype"),
];
