/*---
spec: sec-object.groupby
node: current
---*/
// --- collects the elements by what the callback answers
const numbers = [1, 2, 3, 4, 5];
const groups = Object.groupBy(numbers, (n) => (n % 2 === 0 ? "even" : "odd"));
groups.odd; // => [1, 3, 5]
groups.even; // => [2, 4]

// --- the groups have no prototype, and stand in the order in which they came
const groups = Object.groupBy("hello", (letter) => letter);
Object.getPrototypeOf(groups); // => null
Object.entries(groups).map(([letter, all]) => letter + all.length); // => ["h1", "e1", "l2", "o1"]

// --- the callback gets element and index; its answer becomes a key
Object.keys(Object.groupBy(["a", "b", "c"], (_, index) => index > 0)); // => ["false", "true"]

// --- a callback that throws closes the iterator
const log = [];
function* source() {
  try {
    yield 1;
  } finally {
    log.push("closed");
  }
}
try {
  Object.groupBy(source(), () => {
    throw new RangeError("no key");
  });
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "RangeError"]

// --- refuses what is not iterable
Object.groupBy({ length: 1 }, () => "x"); // !! TypeError
