/*---
spec: sec-math-%symbol.tostringtag%
---*/
// --- what it calls itself
[Math[Symbol.toStringTag], String(Math), typeof Math]; // => ["Math", "[object Math]", "object"]

// --- not writable; and Math is no function
Math(); // !! TypeError: Math is not a function
