/*---
spec: sec-argument-lists-runtime-semantics-argumentlistevaluation
---*/
// --- spread calls with any iterable, anywhere among the arguments
const list = (...values) => values;
list(1, ...[2, 3], ..."ab", ...new Map([["k", "v"]])); // => [1, 2, 3, "a", "b", ["k", "v"]]
Math.max(...[3, 1, 2]); // => 3

// --- an argument behind a spread is evaluated after the iteration
const order = [];
function* numbers() {
  order.push("iterated");
  yield 1;
}
const last = () => order.push("last");
list2(...numbers(), last());
function list2() {}
order; // => ["iterated", "last"]

// --- the iterator protocol is followed, overwritten methods included
const iterable = { *[Symbol.iterator]() { yield* [1, 2]; } };
[...iterable]; // => [1, 2]

// --- null is not iterable
Math.max(...null); // !! TypeError
