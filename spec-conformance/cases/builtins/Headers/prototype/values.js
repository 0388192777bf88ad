/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- the values, in the order of their names
[...new Headers([["b", "1"], ["a", "2"], ["b", "3"]]).values()]; // => ["2", "1, 3"]

// --- only of headers
Headers.prototype.values.call({}); // !! TypeError
