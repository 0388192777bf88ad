/*---
spec: sec-%regexpstringiteratorprototype%-%symbol.tostringtag%
---*/
// --- what it calls itself
Object.prototype.toString.call("".matchAll("")); // => "[object RegExp String Iterator]"

// --- not writable
const prototype = Object.getPrototypeOf("".matchAll(""));
prototype[Symbol.toStringTag] = "other"; // !! TypeError
