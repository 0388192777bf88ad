/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8
BigUint64Array.BYTES_PER_ELEMENT; // => 8

// --- times eight the bits that BigInt.asUintN keeps
const bits = 8 * BigUint64Array.BYTES_PER_ELEMENT;
BigInt.asUintN(bits, -1n) === new BigUint64Array([-1n])[0]; // => true

// --- is fixed
BigUint64Array.BYTES_PER_ELEMENT = 4; // !! TypeError
