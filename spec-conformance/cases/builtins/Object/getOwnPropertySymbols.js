/*---
spec: sec-object.getownpropertysymbols
---*/
// --- only the symbols, in the order in which they came
const [first, second] = [Symbol("first"), Symbol("second")];
const object = { [second]: 1, name: 2, [first]: 3 };
Object.getOwnPropertySymbols(object).map((symbol) => symbol.description); // => ["second", "first"]

// --- hidden ones too, inherited ones not
Object.getOwnPropertySymbols(Array.prototype); // => [Symbol.iterator, Symbol.unscopables]
Object.getOwnPropertySymbols([]); // => []

// --- refuses nothing-values
Object.getOwnPropertySymbols(null); // !! TypeError
