/*---
spec: sec-%stringiteratorprototype%-%symbol.tostringtag%
---*/
// --- what it calls itself
Object.prototype.toString.call(""[Symbol.iterator]()); // => "[object String Iterator]"

// --- not writable
"use strict";
const prototype = Object.getPrototypeOf(""[Symbol.iterator]());
prototype[Symbol.toStringTag] = "other"; // !! TypeError
