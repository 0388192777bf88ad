/** %GeneratorPrototype% and %AsyncGeneratorPrototype% (ECMA-262 §27.5.1, §27.6.1). */
import { asyncGeneratorRequest } from "../../machine/asyncGenerators.ts";
import { anyReceiver, builtin, method, reference, value } from "../../machine/Builtin.ts";
import { generatorResume, ResumeMode } from "../../machine/generators.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";

// prettier-ignore
export const GeneratorPrototype = builtin("GeneratorPrototype", { proto: "IteratorPrototype", title: "Generator.prototype", spec: "sec-properties-of-generator-prototype" }, [
  reference("constructor", "GeneratorFunctionPrototype", "sec-generator.prototype.constructor", Attr.Configurable),
  method("next",   1, anyReceiver, "sec-generator.prototype.next",   (m, self, [v]) => generatorResume(m, self, ResumeMode.Next, v, "next")),
  method("return", 1, anyReceiver, "sec-generator.prototype.return", (m, self, [v]) => generatorResume(m, self, ResumeMode.Return, v, "return")),
  method("throw",  1, anyReceiver, "sec-generator.prototype.throw",  (m, self, [v]) => generatorResume(m, self, ResumeMode.Throw, v, "throw")),
  value(symbols.toStringTag, "Generator", "sec-generator.prototype-@@tostringtag", Attr.Configurable),
]);

// prettier-ignore
export const AsyncGeneratorPrototype = builtin("AsyncGeneratorPrototype", { proto: "AsyncIteratorPrototype", title: "AsyncGenerator.prototype", spec: "sec-properties-of-asyncgenerator-prototype" }, [
  reference("constructor", "AsyncGeneratorFunctionPrototype", "sec-asyncgenerator-prototype-constructor", Attr.Configurable),
  method("next",   1, anyReceiver, "sec-asyncgenerator-prototype-next",   (m, self, [v]) => asyncGeneratorRequest(m, self, ResumeMode.Next, v, "next")),
  method("return", 1, anyReceiver, "sec-asyncgenerator-prototype-return", (m, self, [v]) => asyncGeneratorRequest(m, self, ResumeMode.Return, v, "return")),
  method("throw",  1, anyReceiver, "sec-asyncgenerator-prototype-throw",  (m, self, [v]) => asyncGeneratorRequest(m, self, ResumeMode.Throw, v, "throw")),
  value(symbols.toStringTag, "AsyncGenerator", "sec-asyncgenerator-prototype-%symbol.tostringtag%", Attr.Configurable),
]);
