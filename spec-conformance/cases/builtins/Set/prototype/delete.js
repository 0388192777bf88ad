/*---
spec: sec-set.prototype.delete
---*/
// --- takes a value away, and says whether it was there
const set = new Set([1]);
set.delete(1); // => true
set.delete(1); // => false

// --- values are never converted
new Set([1]).delete("1"); // => false
new Set([NaN]).delete(NaN); // => true

// --- what is deleted before its turn is not visited
const set = new Set([1, 2, 3]);
const seen = [];
for (const n of set) {
  seen.push(n);
  set.delete(n + 1);
}
seen; // => [1, 3]

// --- is not generic
Set.prototype.delete.call([1], 1); // !! TypeError
