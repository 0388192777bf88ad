/*---
spec: sec-generator.prototype-@@tostringtag
---*/
// --- names the kind
Object.prototype.toString.call((function* () {})()); // => "[object Generator]"
(function* () {})()[Symbol.toStringTag]; // => "Generator"

// --- functions have another
(function* () {})[Symbol.toStringTag]; // => "GeneratorFunction"

// --- read-only
(function* () {})()[Symbol.toStringTag] = "mine"; // !! TypeError
