/*---
spec: sec-promise.prototype.catch
---*/
// --- handles a rejection
await Promise.reject("no").catch((reason) => `handled ${reason}`); // => "handled no"

// --- a value passes by
await Promise.resolve(1).catch(() => "never"); // => 1

// --- may throw again, or something else
await Promise.reject(1).catch((n) => {
  throw new RangeError(`was ${n}`);
}); // !! RangeError: was 1

// --- is only a call of `then`
const log = [];
Promise.prototype.catch.call({ then: (...rest) => log.push(rest) }, "handler");
log; // => [[undefined, "handler"]]

// --- the receiver must have one
Promise.prototype.catch.call({}); // !! TypeError
