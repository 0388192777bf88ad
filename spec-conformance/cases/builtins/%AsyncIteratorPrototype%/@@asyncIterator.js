/*---
spec: sec-%asynciteratorprototype%-%symbol.asynciterator%
---*/
// --- an async iterator is its own async iterable
const generator = (async function* () {})();
generator[Symbol.asyncIterator]() === generator; // => true

// --- what inherits from it can be looped over
const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}.prototype));
const countdown = {
  __proto__: AsyncIteratorPrototype,
  n: 2,
  next() {
    return Promise.resolve({ value: this.n, done: this.n-- === 0 });
  },
};
const seen = [];
for await (const n of countdown) seen.push(n);
seen; // => [2, 1]

// --- gives back any receiver
const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}.prototype));
AsyncIteratorPrototype[Symbol.asyncIterator].call(5); // => 5
AsyncIteratorPrototype[Symbol.asyncIterator].name; // => "[Symbol.asyncIterator]"
