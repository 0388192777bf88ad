/*---
spec: sec-typedarray-constructors
---*/
// --- numbers as they are
new Float64Array([0.1, Number.MAX_VALUE, -0]); // => new Float64Array([0.1, Number.MAX_VALUE, -0])

// --- what is missing or no number is NaN
new Float64Array([undefined, "x", , "1e3"]); // => new Float64Array([NaN, NaN, NaN, 1000])
new Float64Array(1); // => new Float64Array([0])

// --- a copy of another kind
new Float64Array(new Uint8Array([1, 2])); // => new Float64Array([1, 2])

// --- a buffer's length must be a multiple of eight
new Float64Array(new ArrayBuffer(12)); // !! RangeError
