/*---
spec: sec-promise.try
node: current
---*/
// --- calls at once, and gives a promise of the outcome
const log = [];
const promise = Promise.try(
  (a, b) => {
    log.push("called");
    return a + b;
  },
  1,
  2,
);
log; // => ["called"]
await promise; // => 3

// --- what is thrown rejects
await Promise.try(() => {
  throw new RangeError("thrown");
}).catch((error) => error.message); // => "thrown"

// --- what is no function rejects as well
const promise = Promise.try(5);
promise instanceof Promise; // => true
await promise; // !! TypeError
