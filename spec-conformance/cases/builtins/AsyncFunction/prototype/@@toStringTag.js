/*---
spec: sec-async-function-prototype-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call(async () => {}); // => "[object AsyncFunction]"
(async () => {})[Symbol.toStringTag]; // => "AsyncFunction"

// --- read-only, and found on every async method
const object = { async m() {} };
object.m[Symbol.toStringTag]; // => "AsyncFunction"
object.m[Symbol.toStringTag] = "other"; // !! TypeError

// --- plain functions have none
(() => {})[Symbol.toStringTag]; // => undefined
