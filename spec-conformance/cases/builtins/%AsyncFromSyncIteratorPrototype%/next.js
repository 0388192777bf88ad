/*---
spec: sec-%asyncfromsynciteratorprototype%.next
---*/
// --- lets `for await` loop over plain iterables, awaiting their elements
const seen = [];
for await (const n of [1, Promise.resolve(2)]) seen.push(n);
seen; // => [1, 2]

// --- passes on what `yield*` of an async generator is given
const given = [];
const source = {
  [Symbol.iterator]: () => ({
    next(value) {
      given.push(value);
      return { value: given.length, done: given.length > 2 };
    },
  }),
};
async function* pass() {
  return yield* source;
}
const generator = pass();
await generator.next("a"); // => { value: 1, done: false }
await generator.next("b"); // => { value: 2, done: false }
await generator.next("c"); // => { value: 3, done: true }
given; // => [undefined, "b", "c"]

// --- an element that is rejected ends the loop by throwing
for await (const n of [1, Promise.reject(new RangeError("bad"))]); // !! RangeError: bad
