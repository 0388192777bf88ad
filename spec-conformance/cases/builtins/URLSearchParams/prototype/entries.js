/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- pairs in order
[...new URLSearchParams("b=1&a=2").entries()]; // => [["b", "1"], ["a", "2"]]
Object.fromEntries(new URLSearchParams("a=1&a=2")); // => { a: "2" }
URLSearchParams.prototype[Symbol.iterator] === URLSearchParams.prototype.entries; // => true

// --- only of query parameters
URLSearchParams.prototype.entries.call([]); // !! TypeError
