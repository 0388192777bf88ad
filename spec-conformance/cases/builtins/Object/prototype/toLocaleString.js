/*---
spec: sec-object.prototype.tolocalestring
---*/
// --- is toString, unless a kind has its own
({}).toLocaleString(); // => "[object Object]"
({ toString: () => "mine" }).toLocaleString(); // => "mine"

// --- calls toString with the receiver as it is, also a primitive one
Object.prototype.toLocaleString.call(true); // => "true"

// --- refuses nothing-values
Object.prototype.toLocaleString.call(undefined); // !! TypeError
