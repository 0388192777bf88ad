/*---
spec: sec-%typedarray%.prototype.sort
---*/
// --- sorts by number, not as text
new Uint8Array([10, 9, 1]).sort(); // => new Uint8Array([1, 9, 10])
new BigInt64Array([2n, -1n]).sort(); // => new BigInt64Array([-1n, 2n])

// --- -0 comes before 0, NaN is last
new Float64Array([NaN, 0, -0, -Infinity]).sort(); // => new Float64Array([-Infinity, -0, 0, NaN])

// --- by a comparison, in place
const bytes = new Uint8Array([1, 3, 2]);
bytes.sort((a, b) => b - a) === bytes; // => true
bytes; // => new Uint8Array([3, 2, 1])

// --- a comparison is a function or undefined
new Uint8Array(1).sort(null); // !! TypeError
