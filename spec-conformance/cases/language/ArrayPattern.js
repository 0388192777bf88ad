/*---
spec: sec-destructuring-binding-patterns
---*/
// --- holes, defaults, nesting, rest
const [a, , b = 2, [c], ...others] = [1, "skipped", undefined, [3], 4, 5];
[a, b, c, others]; // => [1, 2, 3, [4, 5]]

// --- swapping without a third variable
let x = 1;
let y = 2;
[x, y] = [y, x];
[x, y]; // => [2, 1]

// --- any iterable can be taken apart; it is closed when enough is known
const log = [];
function* numbers() {
  try {
    yield 1;
    yield 2;
    yield 3;
  } finally {
    log.push("closed");
  }
}
const [first, second] = numbers();
[first, second, log]; // => [1, 2, ["closed"]]

// --- an iterator at its end is not closed, and not asked again
const [only, none, nothing] = new Set(["one"]);
[only, none, nothing]; // => ["one", undefined, undefined]
const [emoji, letter] = "😀a";
[emoji, letter]; // => ["😀", "a"]

// --- the target is evaluated before the value is taken
const order = [];
const target = () => (order.push("target"), {});
function* source() {
  order.push("value");
  yield 1;
}
[target().x] = source();
order; // => ["target", "value"]

// --- what is not iterable
const [wrong] = { 0: "zero", length: 1 }; // !! TypeError

// --- an error of a target closes the iterator
const closed = [];
const endless = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: () => (closed.push("closed"), {}) }) };
const refusing = { set x(value) { throw new RangeError("no"); } };
try {
  [refusing.x] = endless;
} catch (error) {
  closed.push(error.message);
}
closed; // => ["closed", "no"]

// --- nothing follows a rest
const [...rest, last] = [1, 2]; // ~~ parse/syntax
