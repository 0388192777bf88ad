/*---
spec: sec-typedarray.bytes_per_element
node: current
---*/
// --- is 2
Float16Array.BYTES_PER_ELEMENT; // => 2

// --- half of what Float32Array takes
Float32Array.BYTES_PER_ELEMENT / Float16Array.BYTES_PER_ELEMENT; // => 2

// --- is fixed
Float16Array.BYTES_PER_ELEMENT = 4; // !! TypeError
