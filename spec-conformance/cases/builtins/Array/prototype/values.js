/*---
spec: sec-array.prototype.values
---*/
// --- iterates over the elements; it is what for-of and spread use
[...["a", "b"].values()]; // => ["a", "b"]
Array.prototype[Symbol.iterator] === Array.prototype.values; // => true

// --- holes are undefined; the length is read at every step
const list = [, 1];
const seen = [];
for (const n of list) {
  seen.push(n);
  if (list.length < 4) list.push("more");
}
seen; // => [undefined, 1, "more", "more"]

// --- works for what has a length
[...Array.prototype.values.call({ length: 2, 1: "b" })]; // => [undefined, "b"]

// --- refuses nothing-values
Array.prototype.values.call(null); // !! TypeError
