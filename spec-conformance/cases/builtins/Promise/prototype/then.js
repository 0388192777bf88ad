/*---
spec: sec-promise.prototype.then
---*/
// --- goes on with the value, in a later job
const log = [];
const promise = Promise.resolve(1).then((n) => {
  log.push("job");
  return n + 1;
});
log.push("sync");
await promise; // => 2
log; // => ["sync", "job"]

// --- a second callback handles the rejection of what it is called on, not of the first
await Promise.reject(1).then(
  () => "never",
  (n) => `handled ${n}`,
); // => "handled 1"
await Promise.resolve().then(
  () => {
    throw new RangeError("first");
  },
  () => "never",
); // !! RangeError: first

// --- what is no function lets the outcome pass
await Promise.resolve(1).then(null).then("text"); // => 1

// --- a returned promise costs two more jobs than a value
const log = [];
Promise.resolve()
  .then(() => Promise.resolve())
  .then(() => log.push("promise"));
let chain = Promise.resolve();
for (let n = 1; n <= 5; n++) chain = chain.then(() => log.push(n));
await chain;
log; // => [1, 2, 3, "promise", 4, 5]

// --- is not generic
Promise.prototype.then.call({ then() {} }); // !! TypeError
