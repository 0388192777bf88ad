/*---
spec: sec-async-function-constructor
---*/
// --- has no global name, async functions lead to it
const AsyncFunction = (async () => {}).constructor;
AsyncFunction.name; // => "AsyncFunction"
Object.getPrototypeOf(AsyncFunction) === Function; // => true
"AsyncFunction" in globalThis; // => false

// --- async functions are instances, others are not
const AsyncFunction = (async () => {}).constructor;
(async function () {}) instanceof AsyncFunction; // => true
(() => {}) instanceof AsyncFunction; // => false
(async function* () {}) instanceof AsyncFunction; // => false

// --- no function is made of text
// diverges: code generation is not available
const AsyncFunction = (async () => {}).constructor;
new AsyncFunction("await 1"); // !! TypeError
