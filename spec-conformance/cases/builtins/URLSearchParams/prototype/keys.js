/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- names, as often as they occur
[...new URLSearchParams("a=1&b=2&a=3").keys()]; // => ["a", "b", "a"]

// --- only of query parameters
URLSearchParams.prototype.keys.call({}); // !! TypeError
