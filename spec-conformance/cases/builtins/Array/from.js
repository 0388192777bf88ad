/*---
spec: sec-array.from
---*/
// --- makes an array of what can be iterated
Array.from("a😀"); // => ["a", "😀"]
Array.from(new Set([1, 1, 2])); // => [1, 2]
Array.from(new Map([["a", 1]])); // => [["a", 1]]

// --- or of what has a length; holes become undefined
Array.from({ length: 2, 0: "x" }); // => ["x", undefined]
Array.from([, 1]); // => [undefined, 1]
Array.from(5); // => []

// --- a mapping gets element and index, and a receiver
Array.from({ length: 3 }, (_, index) => index * index); // => [0, 1, 4]
Array.from(
  [1],
  function (n) {
    return n * this.factor;
  },
  { factor: 10 },
); // => [10]

// --- a mapping that throws closes the iterator
const log = [];
function* source() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
try {
  Array.from(source(), () => {
    throw new RangeError();
  });
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "RangeError"]

// --- makes what its receiver makes
const made = Array.from.call(Object, { length: 1, 0: "a" });
Array.isArray(made); // => false
made.length; // => 1

// --- a mapping is a function
Array.from([], {}); // !! TypeError
