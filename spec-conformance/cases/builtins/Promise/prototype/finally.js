/*---
spec: sec-promise.prototype.finally
---*/
// --- runs either way, without arguments, and lets the outcome pass
const log = [];
await Promise.resolve("value").finally((...rest) => {
  log.push(rest.length);
  return "ignored";
}); // => "value"
await Promise.reject("reason")
  .finally(() => log.push("again"))
  .catch((reason) => reason); // => "reason"
log; // => [0, "again"]

// --- is waited for
const log = [];
await Promise.resolve().finally(async () => {
  await null;
  log.push("cleaned up");
});
log; // => ["cleaned up"]

// --- what it throws takes the place of the outcome
await Promise.resolve("value").finally(() => {
  throw new RangeError("cleaning");
}); // !! RangeError: cleaning

// --- what is no function is passed on to `then`
await Promise.resolve(1).finally("no function"); // => 1

// --- is only a call of `then`, with two functions
const log = [];
Promise.prototype.finally.call({ then: (...rest) => log.push(rest.map((each) => typeof each)) }, () => {});
log; // => [["function", "function"]]

// --- the receiver is an object
Promise.prototype.finally.call(5); // !! TypeError
