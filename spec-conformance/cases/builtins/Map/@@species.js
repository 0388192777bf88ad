/*---
spec: sec-get-map-%symbol.species%
---*/
// --- is the receiver
Map[Symbol.species] === Map; // => true
class Cache extends Map {}
Cache[Symbol.species] === Cache; // => true

// --- its getter's name
Object.getOwnPropertyDescriptor(Map, Symbol.species).get.name; // => "get [Symbol.species]"

// --- has no setter
Map[Symbol.species] = Object; // !! TypeError
