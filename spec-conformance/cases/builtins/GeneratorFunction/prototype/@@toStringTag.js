/*---
spec: sec-generatorfunction.prototype-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call(function* () {}); // => "[object GeneratorFunction]"

// --- read-only, but it can be defined anew
const prototype = Object.getPrototypeOf(function* () {});
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]

// --- generators have a tag of their own
Object.prototype.toString.call((function* () {})()); // => "[object Generator]"
