/*---
spec: sec-map-iterable
---*/
// --- takes pairs, the last of a key wins, in order of first insertion
new Map([["a", 1], ["b", 2], ["a", 3]]); // => new Map([["a", 3], ["b", 2]])

// --- takes nothing
new Map(); // => new Map()
new Map(null).size; // => 0

// --- must be called by new
Map(); // !! TypeError

// --- an entry that is no object is refused, and the iterator is closed
let closed = false;
function* pairs() { try { yield 1; } finally { closed = true; } }
try { new Map(pairs()); } catch (error) { error.name; }
closed; // => true
