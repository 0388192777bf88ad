/*---
spec: sec-promise.resolve
---*/
// --- a promise of a value; a promise stays itself
const promise = Promise.resolve(1);
await promise; // => 1
Promise.resolve(promise) === promise; // => true

// --- a thenable is followed
await Promise.resolve({ then: (resolve) => resolve("followed") }); // => "followed"
await Promise.resolve({
  then(_, reject) {
    reject(new RangeError("refused"));
  },
}); // !! RangeError: refused

// --- a promise of another constructor is wrapped
class Mine extends Promise {}
const promise = Promise.resolve(1);
const mine = Mine.resolve(promise);
mine instanceof Mine; // => true
mine === promise; // => false

// --- a `then` that cannot be read rejects
await Promise.resolve({
  get then() {
    throw new RangeError("read");
  },
}); // !! RangeError: read

// --- the receiver is an object
Promise.resolve.call(5, 1); // !! TypeError
