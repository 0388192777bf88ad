/*---
spec: sec-bigint.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
[BigInt.prototype[Symbol.toStringTag], Object.prototype.toString.call(1n)]; // => ["BigInt", "[object BigInt]"]

// --- not writable, but configurable
const { writable, configurable } = Object.getOwnPropertyDescriptor(BigInt.prototype, Symbol.toStringTag);
[writable, configurable]; // => [false, true]
