/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- the names
[...new Headers([["B", "1"], ["a", "2"], ["b", "3"]]).keys()]; // => ["a", "b"]

// --- only of headers
Headers.prototype.keys.call({}); // !! TypeError
