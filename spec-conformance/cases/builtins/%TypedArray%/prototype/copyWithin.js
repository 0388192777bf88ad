/*---
spec: sec-%typedarray%.prototype.copywithin
---*/
// --- copies a part over another
new Uint8Array([1, 2, 3, 4, 5]).copyWithin(0, 3); // => new Uint8Array([4, 5, 3, 4, 5])

// --- negative positions count from the end; overlapping parts do not disturb each other
new Uint8Array([1, 2, 3, 4]).copyWithin(-3, 0, 3); // => new Uint8Array([1, 1, 2, 3])

// --- copies bits, a NaN stays the one that it was
const floats = new Float32Array([NaN, 1]);
floats.copyWithin(1, 0); // => new Float32Array([NaN, NaN])

// --- is not generic
Uint8Array.prototype.copyWithin.call([1, 2], 0, 1); // !! TypeError
