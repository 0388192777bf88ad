/*---
spec: sec-weakmap-constructor
---*/
// --- keeps something about an object without changing it
const key = {};
const notes = new WeakMap([[key, "seen"]]);
notes.get(key); // => "seen"
Object.keys(key); // => []

// --- has neither size nor iteration
"size" in WeakMap.prototype; // => false
Symbol.iterator in WeakMap.prototype; // => false

// --- what can be made anew is no key
new WeakMap([["text", 1]]); // !! TypeError

// --- needs `new`
WeakMap(); // !! TypeError
