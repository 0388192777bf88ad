/*---
spec: sec-promise.any
---*/
// --- the first that is fulfilled
await Promise.any([Promise.reject(1), new Promise(() => {}), Promise.resolve("yes")]); // => "yes"
await Promise.any(["plain"]); // => "plain"

// --- all errors, in the order of the list, where none is
const later = (async () => {
  await null;
  throw "later";
})();
const error = await Promise.any([later, Promise.reject("sooner")]).catch((error) => error);
error.name; // => "AggregateError"
error.errors; // => ["later", "sooner"]

// --- one that fails closes nothing, a list that fails is not asked to close either
const log = [];
const list = {
  [Symbol.iterator]: () => ({
    next() {
      throw new RangeError("list");
    },
    return() {
      log.push("closed");
    },
  }),
};
await Promise.any(list).catch((error) => log.push(error.name));
log; // => ["RangeError"]

// --- an empty list has none
await Promise.any([]); // !! AggregateError
