/*---
spec: https://webidl.spec.whatwg.org/#es-iterator
---*/
// --- one entry per call, then the end
const it = new Headers({ a: "1" }).entries();
[it.next(), it.next()]; // => [{ value: ["a", "1"], done: false }, { value: undefined, done: true }]
it[Symbol.iterator]() === it; // => true

// --- only of these iterators
const { next } = Object.getPrototypeOf(new Headers().keys());
next.call({}); // !! TypeError
