/*---
spec: sec-reflect.has
---*/
// --- is the operator `in`
Reflect.has({ a: undefined }, "a"); // => true
Reflect.has([], "map"); // => true
Reflect.has([, 1], 0); // => false

// --- asks a proxy's trap
Reflect.has(new Proxy({}, { has: (_, key) => key === "ghost" }), "ghost"); // => true

// --- the target is an object
Reflect.has("text", "length"); // !! TypeError
