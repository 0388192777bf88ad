/*---
spec: sec-array.prototype-%symbol.unscopables%
---*/
// --- names the methods that `with` would not see, in an object without prototype
const names = Array.prototype[Symbol.unscopables];
Object.getPrototypeOf(names); // => null
names.values; // => true
names.map; // => undefined

// --- only what came after 2015
Object.keys(Array.prototype[Symbol.unscopables]).slice(0, 5); // => ["at", "copyWithin", "entries", "fill", "find"]

// --- read-only
Array.prototype[Symbol.unscopables] = {}; // !! TypeError
