/*---
spec: sec-promise.race
---*/
// --- ends as the first one ends
const slow = new Promise(() => {});
await Promise.race([slow, Promise.resolve("fast")]); // => "fast"
await Promise.race([slow, Promise.reject(new RangeError("failed"))]); // !! RangeError: failed

// --- of several that are settled the first of the list
await Promise.race(["a", Promise.resolve("b")]); // => "a"

// --- an empty list never ends
let ended = false;
Promise.race([]).finally(() => {
  ended = true;
});
for (let n = 0; n < 5; n++) await null;
ended; // => false

// --- what is not iterable rejects the promise
await Promise.race(); // !! TypeError
