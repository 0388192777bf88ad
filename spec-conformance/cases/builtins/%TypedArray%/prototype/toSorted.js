/*---
spec: sec-%typedarray%.prototype.tosorted
---*/
// --- a sorted copy, by number
const bytes = new Uint8Array([10, 9, 1]);
bytes.toSorted(); // => new Uint8Array([1, 9, 10])
bytes.toSorted((a, b) => b - a); // => new Uint8Array([10, 9, 1])
bytes; // => new Uint8Array([10, 9, 1])

// --- -0 before 0, NaN last
new Float32Array([NaN, 0, -0]).toSorted(); // => new Float32Array([-0, 0, NaN])

// --- a comparison is a function or undefined
new Uint8Array(1).toSorted("desc"); // !! TypeError
