/*---
spec: sec-promise.withResolvers
node: current
---*/
// --- a promise, and the functions that settle it
const { promise, resolve, reject } = Promise.withResolvers();
resolve("done");
reject("too late");
await promise; // => "done"

// --- an ordinary object with three fields
Object.keys(Promise.withResolvers()); // => ["promise", "resolve", "reject"]

// --- turns callbacks into promises
function later(callback) {
  Promise.resolve().then(() => callback("called back"));
}
const { promise, resolve } = Promise.withResolvers();
later(resolve);
await promise; // => "called back"

// --- the receiver makes the promise
Promise.withResolvers.call({}); // !! TypeError
