/*---
spec: sec-promise.all
---*/
// --- all values in the order of the list, whichever came first
const later = new Promise((resolve) => Promise.resolve().then(() => resolve("later")));
await Promise.all([later, "plain", Promise.resolve("sooner")]); // => ["later", "plain", "sooner"]
await Promise.all([]); // => []

// --- the first rejection is the answer
await Promise.all([new Promise(() => {}), Promise.reject(new RangeError("first")), Promise.reject(2)]); // !! RangeError: first

// --- takes any iterable, and resolves by the constructor's own resolve
class Counting extends Promise {
  static calls = 0;
  static resolve(value) {
    Counting.calls++;
    return super.resolve(value);
  }
}
const all = Counting.all(new Set([1, 2]));
all instanceof Counting; // => true
Counting.calls; // => 2
await all; // => [1, 2]

// --- what is not iterable rejects the promise
await Promise.all(5).catch((error) => error.name); // => "TypeError"

// --- `then` and `resolve` of the constructor are called for every element, in order
const log = [];
class Loud extends Promise {
  static resolve(value) {
    log.push(`resolve ${value}`);
    return super.resolve(value);
  }
  then(...rest) {
    log.push("then");
    return super.then(...rest);
  }
}
Loud.all(["a", "b"]);
log; // => ["resolve a", "then", "resolve b", "then"]

// --- the receiver makes the promise
Promise.all.call(undefined, []); // !! TypeError
