/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- values in order
[...new URLSearchParams("a=1&b&c=3").values()]; // => ["1", "", "3"]

// --- only of query parameters
URLSearchParams.prototype.values.call({}); // !! TypeError
