/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8, found on every instance
new Float64Array(1).BYTES_PER_ELEMENT; // => 8

// --- is what a position must be a multiple of
const { BYTES_PER_ELEMENT } = Float64Array.prototype;
new Float64Array(new ArrayBuffer(32), 2 * BYTES_PER_ELEMENT).length; // => 2
new Float64Array(new ArrayBuffer(32), 4); // !! RangeError
