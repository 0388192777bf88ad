/*---
spec: https://tc39.es/ecma402/#sec-%segmentiteratorprototype%.next
---*/
// --- one piece per call, then the end
const it = new Intl.Segmenter().segment("é")[Symbol.iterator]();
[it.next(), it.next()]; // => [{ value: { segment: "é", index: 0, input: "é" }, done: false }, { value: undefined, done: true }]
it[Symbol.iterator]() === it; // => true

// --- only of these iterators
const { next } = Object.getPrototypeOf(new Intl.Segmenter().segment("")[Symbol.iterator]());
next.call({}); // !! TypeError
