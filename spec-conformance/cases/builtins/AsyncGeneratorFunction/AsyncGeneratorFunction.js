/*---
spec: sec-asyncgeneratorfunction-constructor
---*/
// --- has no global name, async generator functions lead to it
const AsyncGeneratorFunction = async function* () {}.constructor;
AsyncGeneratorFunction.name; // => "AsyncGeneratorFunction"
AsyncGeneratorFunction.length; // => 1
"AsyncGeneratorFunction" in globalThis; // => false

// --- it stands beside the other kinds of functions, below Function
const kinds = [async () => {}, function* () {}, async function* () {}].map((f) => f.constructor);
new Set(kinds).size; // => 3
kinds.every((kind) => Object.getPrototypeOf(kind) === Function); // => true

// --- no function is made of text
// diverges: code generation is not available
const AsyncGeneratorFunction = async function* () {}.constructor;
new AsyncGeneratorFunction(""); // !! TypeError
