/*---
spec: sec-typedarray-constructors
node: current
---*/
// --- numbers with eleven bits of precision, in two bytes each
new Float16Array([1.337, 2049, 0.1]); // => new Float16Array([1.3369140625, 2048, 0.0999755859375])

// --- the greatest is 65504, beyond is Infinity
new Float16Array([65504, 65519, 65520]); // => new Float16Array([65504, 65504, Infinity])

// --- the smallest is 2 ** -24, half of it is 0
new Float16Array([2 ** -24, 2 ** -25, -0]); // => new Float16Array([2 ** -24, 0, -0])

// --- a BigInt is refused
new Float16Array([1n]); // !! TypeError
