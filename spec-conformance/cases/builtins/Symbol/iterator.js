/*---
spec: sec-symbol.iterator
---*/
// --- makes an object iterable
const range = {
  from: 1,
  to: 3,
  *[Symbol.iterator]() {
    for (let n = this.from; n <= this.to; n++) yield n;
  },
};
[...range]; // => [1, 2, 3]
Math.max(...range); // => 3
const [first, ...rest] = range;
rest; // => [2, 3]

// --- what it gives must be an object
[...{ [Symbol.iterator]: () => 5 }]; // !! TypeError

// --- an object without it is not iterable
[...{}]; // !! TypeError
