/*---
spec: sec-promise-constructor
---*/
// --- calls its executor at once, and settles as that says
const log = [];
const promise = new Promise((resolve) => {
  log.push("executor");
  resolve("done");
});
log.push("after");
log; // => ["executor", "after"]
await promise; // => "done"

// --- only the first settling counts; what is thrown rejects
await new Promise((resolve, reject) => {
  resolve(1);
  reject(2);
  throw 3;
}); // => 1
await new Promise(() => {
  throw new RangeError("thrown");
}); // !! RangeError: thrown

// --- a thenable is followed, one job later
const log = [];
const thenable = {
  then(resolve) {
    log.push("then");
    resolve("followed");
  },
};
const promise = new Promise((resolve) => resolve(thenable));
log.push("sync");
await promise; // => "followed"
log; // => ["sync", "then"]

// --- jobs run in the order in which they came, after the program's own lines
const log = [];
Promise.resolve()
  .then(() => log.push("a1"))
  .then(() => log.push("a2"));
Promise.resolve()
  .then(() => log.push("b1"))
  .then(() => log.push("b2"));
log.push("sync");
await Promise.resolve()
  .then(() => {})
  .then(() => {});
log; // => ["sync", "a1", "b1", "a2", "b2"]

// --- a promise cannot follow itself
let resolve;
const promise = new Promise((each) => {
  resolve = each;
});
resolve(promise);
await promise; // !! TypeError

// --- many callbacks, one outcome, each of them called
const log = [];
const promise = Promise.resolve("x");
promise.then((value) => log.push(`first ${value}`));
promise.then((value) => log.push(`second ${value}`));
await promise;
log; // => ["first x", "second x"]

// --- needs `new` and a function
new Promise(); // !! TypeError
