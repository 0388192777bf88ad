/*---
spec: sec-reflect.apply
---*/
// --- calls with a receiver and a list of arguments
Reflect.apply(Math.max, undefined, [1, 3, 2]); // => 3
Reflect.apply(Array.prototype.slice, "abc", [1]); // => ["b", "c"]

// --- does not look at what a function's own `call` or `apply` is
const odd = Object.assign((n) => n + 1, { apply: () => "mine" });
Reflect.apply(odd, null, { length: 1, 0: 1 }); // => 2

// --- the list is required and an object
Reflect.apply(Math.max, null); // !! TypeError

// --- the function is checked first
Reflect.apply({}, null, []); // !! TypeError
