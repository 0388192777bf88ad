/*---
spec: sec-json.parse
---*/
// --- plain data arrives as it is
await tools.give({ kind: "nested" }); // => { list: [1, { deep: [null, null] }] }

// --- numbers keep what JSON loses
Number.isNaN(await tools.give({ kind: "nan" })); // => true
Object.is(await tools.give({ kind: "minus zero" }), -0); // => true
(await tools.give({ kind: "infinity" })) === Infinity; // => true

// --- undefined arrives as undefined
(await tools.give({ kind: "undefined" })) === undefined; // => true

// --- dates arrive as text, collections and patterns as empty objects
await tools.give({ kind: "date" }); // => "1970-01-01T00:00:00.000Z"
await tools.give({ kind: "map" }); // => {}
await tools.give({ kind: "set" }); // => {}
await tools.give({ kind: "regexp" }); // => {}

// --- an instance arrives as its own data, with the program's prototype
const point = await tools.give({ kind: "instance" });
[point, Object.getPrototypeOf(point) === Object.prototype]; // => [{ x: 1, y: 2 }, true]

// --- what has no data is refused
await tools.give({ kind: "function" }); // ~~ InvalidToolOutput

// --- symbols
await tools.give({ kind: "symbol" }); // ~~ InvalidToolOutput

// --- big integers
await tools.give({ kind: "bigint" }); // ~~ InvalidToolOutput

// --- bytes
await tools.give({ kind: "bytes" }); // ~~ InvalidToolOutput

// --- errors of the host, and nothing of their text
await tools.give({ kind: "error" }); // ~~ InvalidToolOutput

// --- cycles
await tools.give({ kind: "circle" }); // ~~ InvalidToolOutput: self

// --- an answer against the tool's own schema
await tools.wrong(); // ~~ InvalidToolOutput
