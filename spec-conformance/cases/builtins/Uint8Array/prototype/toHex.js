/*---
spec: sec-uint8array.prototype.tohex
node: current
---*/
// --- two digits for every byte
new Uint8Array([0, 10, 255]).toHex(); // => "000aff"
new Uint8Array(0).toHex(); // => ""

// --- of the part that a view sees
new Uint8Array([1, 2, 3]).subarray(1).toHex(); // => "0203"

// --- is for bytes only
Uint8Array.prototype.toHex.call(new Uint8ClampedArray(1)); // !! TypeError
