/*---
spec: sec-%mapiteratorprototype%.next
---*/
// --- goes on by one entry
const entries = new Map([["a", 1]]).entries();
entries.next(); // => { value: ["a", 1], done: false }
entries.next(); // => { value: undefined, done: true }

// --- stays where it is when entries before it go
const map = new Map([
  ["a", 1],
  ["b", 2],
  ["c", 3],
]);
const keys = map.keys();
keys.next();
keys.next();
map.delete("a");
map.delete("b");
keys.next(); // => { value: "c", done: false }

// --- other iterators are refused
new Map().keys().next.call(new Set().values()); // !! TypeError
