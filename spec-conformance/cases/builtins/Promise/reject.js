/*---
spec: sec-promise.reject
---*/
// --- a rejected promise
await Promise.reject(new RangeError("no")).catch((error) => error.message); // => "no"
await Promise.reject("plain"); // !! "plain"

// --- unlike resolve it does not look into promises
const reason = Promise.resolve(1);
let same;
await Promise.reject(reason).catch((caught) => {
  same = caught === reason;
});
same; // => true

// --- the receiver makes the promise
Promise.reject.call(undefined); // !! TypeError
