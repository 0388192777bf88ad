/*---
spec: sec-%stringiteratorprototype%.next
---*/
// --- one character per call, then the end for ever
const it = "a😀"[Symbol.iterator]();
[it.next(), it.next(), it.next(), it.next()].map(({ value, done }) => [value, done]); // => [["a", false], ["😀", false], [undefined, true], [undefined, true]]

// --- an iterator is its own iterable
const self = "ab"[Symbol.iterator]();
[self[Symbol.iterator]() === self, self.next().value, [...self]]; // => [true, "a", ["b"]]

// --- it is only for iterators of strings
const { next } = Object.getPrototypeOf(""[Symbol.iterator]());
next.call([][Symbol.iterator]()); // !! TypeError
