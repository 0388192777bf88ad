/*---
spec: sec-typedarray-constructors
---*/
// --- numbers with twenty-four bits of precision, in four bytes each
new Float32Array([0.1])[0]; // => 0.10000000149011612
new Float32Array([0.5, 16777217]); // => new Float32Array([0.5, 16777216])

// --- rounds as Math.fround does
new Float32Array([1.1])[0] === Math.fround(1.1); // => true

// --- keeps NaN, -0 and Infinity
new Float32Array([NaN, -0, Infinity, 1e39, undefined]); // => new Float32Array([NaN, -0, Infinity, Infinity, NaN])

// --- shows the bits of a number
new Uint32Array(new Float32Array([1]).buffer)[0].toString(16); // => "3f800000"

// --- a symbol is no number
new Float32Array([Symbol()]); // !! TypeError
