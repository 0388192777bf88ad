/*---
spec: sec-json.stringify
---*/
// --- a result is data: what JSON has no word for becomes null
[1, undefined, NaN, -0]; // => [1, null, null, -0]

// --- values of tools arrive as data
await tools.give({ kind: "nested" }); // => ({ list: [1, { deep: [null, null] }] })

// --- input is checked before the tool runs
await tools.add({ a: 1, b: "2" }); // ~~ InvalidToolInput: b

// --- what a tool says when it refuses
await tools.refuse({ message: "not today" }); // ~~ ToolFailure: not today
