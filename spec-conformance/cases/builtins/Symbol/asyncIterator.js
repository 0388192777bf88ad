/*---
spec: sec-symbol.asynciterator
---*/
// --- what `for await` asks first
const clock = {
  async *[Symbol.asyncIterator]() {
    yield 1;
    yield 2;
  },
  *[Symbol.iterator]() {
    yield "not asked";
  },
};
const seen = [];
for await (const tick of clock) seen.push(tick);
seen; // => [1, 2]

// --- async generators are their own async iterators
const generator = (async function* () {})();
generator[Symbol.asyncIterator]() === generator; // => true

// --- a method that is there must be one
for await (const each of { [Symbol.asyncIterator]: 1 }); // !! TypeError
