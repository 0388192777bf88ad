/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- names in small letters, in order of the alphabet
const headers = new Headers([["B", "1"], ["a", "2"], ["b", "3"]]);
[...headers.entries()]; // => [["a", "2"], ["b", "1, 3"]]
Headers.prototype[Symbol.iterator] === Headers.prototype.entries; // => true

// --- only of headers
Headers.prototype.entries.call(new Map()); // !! TypeError
