/*---
spec: sec-%setiteratorprototype%.next
---*/
// --- goes on by one value
const values = new Set(["a"]).values();
values.next(); // => { value: "a", done: false }
values.next(); // => { value: undefined, done: true }

// --- once at its end it stays there
const set = new Set();
const values = set.values();
values.next();
set.add("late");
values.next(); // => { value: undefined, done: true }

// --- other iterators are refused
new Set().values().next.call(new Map().values()); // !! TypeError
