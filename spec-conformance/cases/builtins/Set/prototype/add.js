/*---
spec: sec-set.prototype.add
---*/
// --- adds a value, and gives back the set
const set = new Set();
set.add(1).add(2).add(1) === set; // => true
set; // => new Set([1, 2])

// --- -0 becomes 0
Object.is([...new Set().add(-0)][0], 0); // => true

// --- a loop visits what is added while it runs
const set = new Set([1]);
for (const n of set) if (n < 5) set.add(n + 1);
set.size; // => 5

// --- is not generic
Set.prototype.add.call(new Map(), 1); // !! TypeError
