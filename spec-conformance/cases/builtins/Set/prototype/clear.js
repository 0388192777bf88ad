/*---
spec: sec-set.prototype.clear
---*/
// --- takes everything away
const set = new Set([1, 2]);
set.clear(); // => undefined
set.size; // => 0

// --- an iteration that is under way goes on with what comes after
const set = new Set(["a", "b"]);
const values = set.values();
values.next();
set.clear();
set.add("c");
values.next(); // => { value: "c", done: false }

// --- is not generic
Set.prototype.clear.call(new WeakSet()); // !! TypeError
