/*---
spec: sec-array.prototype.tosorted
---*/
// --- a sorted copy
const list = [3, 1, 2];
list.toSorted(); // => [1, 2, 3]
list.toSorted((a, b) => b - a); // => [3, 2, 1]
list; // => [3, 1, 2]

// --- holes become undefined, which is last
[undefined, , "a"].toSorted(); // => ["a", undefined, undefined]

// --- the comparison is checked before the receiver is read
const log = [];
const source = {
  get length() {
    log.push("length");
    return 0;
  },
};
try {
  Array.prototype.toSorted.call(source, "by name");
} catch (error) {
  log.push(error.name);
}
log; // => ["TypeError"]
