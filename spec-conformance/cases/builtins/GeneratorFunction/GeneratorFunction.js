/*---
spec: sec-generatorfunction-constructor
---*/
// --- has no global name, generator functions lead to it
const GeneratorFunction = function* () {}.constructor;
GeneratorFunction.name; // => "GeneratorFunction"
"GeneratorFunction" in globalThis; // => false
Object.getPrototypeOf(GeneratorFunction) === Function; // => true

// --- every generator inherits from its function's prototype
function* count() {}
count() instanceof count; // => true
Object.getPrototypeOf(count.prototype) === count.constructor.prototype.prototype; // => true

// --- a generator function is no constructor
new (function* () {})(); // !! TypeError

// --- no function is made of text
// diverges: code generation is not available
const GeneratorFunction = function* () {}.constructor;
GeneratorFunction("yield 1"); // !! TypeError
