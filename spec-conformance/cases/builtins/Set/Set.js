/*---
spec: sec-set-constructor
---*/
// --- every value once, in the order in which they came
new Set([3, 1, 3, 2, 1]); // => new Set([3, 1, 2])
new Set("hello").size; // => 4
new Set().size; // => 0
new Set(undefined).size; // => 0

// --- NaN is one value, 0 and -0 are the same, objects differ
new Set([NaN, NaN, 0, -0, {}, {}]).size; // => 4
new Set([1, "1"]).size; // => 2

// --- takes doubles out of an array
[...new Set(["a", "b", "a"])]; // => ["a", "b"]

// --- fills by the method `add`; what goes wrong closes the iterator
const log = [];
class Picky extends Set {
  add(value) {
    throw new RangeError("no");
  }
}
function* values() {
  try {
    yield 1;
  } finally {
    log.push("closed");
  }
}
try {
  new Picky(values());
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "RangeError"]

// --- needs `new`
Set([1]); // !! TypeError
