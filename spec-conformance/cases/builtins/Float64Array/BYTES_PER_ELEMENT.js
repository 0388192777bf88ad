/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8
Float64Array.BYTES_PER_ELEMENT; // => 8

// --- a buffer's rest that is shorter than an element is refused
new Float64Array(new ArrayBuffer(Float64Array.BYTES_PER_ELEMENT + 1)); // !! RangeError

// --- is fixed
Float64Array.BYTES_PER_ELEMENT = 4; // !! TypeError
