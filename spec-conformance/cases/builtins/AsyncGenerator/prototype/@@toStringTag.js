/*---
spec: sec-asyncgenerator-prototype-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call((async function* () {})()); // => "[object AsyncGenerator]"

// --- functions have another
(async function* () {})[Symbol.toStringTag]; // => "AsyncGeneratorFunction"

// --- hidden and read-only
const prototype = async function* () {}.constructor.prototype.prototype;
const { writable, enumerable } = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag);
[writable, enumerable]; // => [false, false]
prototype[Symbol.toStringTag] = "mine"; // !! TypeError
