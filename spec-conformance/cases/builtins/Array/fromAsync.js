/*---
spec: sec-array.fromasync
node: current
---*/
// --- collects what comes asynchronously
async function* pages() {
  yield "first";
  yield "second";
}
await Array.fromAsync(pages()); // => ["first", "second"]

// --- awaits the elements of plain iterables and of what has a length
await Array.fromAsync([1, Promise.resolve(2)]); // => [1, 2]
await Array.fromAsync({ length: 2, 0: Promise.resolve("a") }); // => ["a", undefined]

// --- the mapping's answers are awaited too, one after the other
const log = [];
await Array.fromAsync([1, 2], async (n, index) => {
  log.push(`start ${index}`);
  await null;
  log.push(`end ${index}`);
  return n * 10;
}); // => [10, 20]
log; // => ["start 0", "end 0", "start 1", "end 1"]

// --- what goes wrong rejects the promise, it never throws
const promise = Array.fromAsync(null);
promise instanceof Promise; // => true
await promise; // !! TypeError

// --- a rejected element ends it
await Array.fromAsync([Promise.reject(new RangeError("bad page"))]); // !! RangeError: bad page
