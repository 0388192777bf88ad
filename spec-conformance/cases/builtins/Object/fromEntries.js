/*---
spec: sec-object.fromentries
---*/
// --- makes an object of pairs, the last one of a key wins
Object.fromEntries([
  ["a", 1],
  ["b", 2],
  ["a", 3],
]); // => { a: 3, b: 2 }

// --- is the inverse of entries, and takes any iterable
const prices = new Map([
  ["tea", 3],
  ["cake", 5],
]);
Object.fromEntries([...prices].map(([name, price]) => [name, price * 2])); // => { tea: 6, cake: 10 }
Object.fromEntries(
  (function* () {
    yield [1, "one"];
  })(),
); // => { 1: "one" }

// --- defines fields, no setter is called
Object.keys(Object.fromEntries([["__proto__", null]])); // => ["__proto__"]

// --- a pair that is no object closes the iterator
const log = [];
function* pairs() {
  try {
    yield "ab";
  } finally {
    log.push("closed");
  }
}
try {
  Object.fromEntries(pairs());
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "TypeError"]

// --- needs an iterable
Object.fromEntries({ a: 1 }); // !! TypeError
