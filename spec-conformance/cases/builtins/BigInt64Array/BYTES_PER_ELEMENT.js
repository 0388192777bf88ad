/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8
BigInt64Array.BYTES_PER_ELEMENT; // => 8

// --- a number, though the elements are BigInts
typeof BigInt64Array.BYTES_PER_ELEMENT; // => "number"

// --- is fixed
BigInt64Array.BYTES_PER_ELEMENT = 4; // !! TypeError
