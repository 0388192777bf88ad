/*---
spec: sec-%typedarray%.prototype.findlastindex
---*/
// --- where the callback says yes, looked at from the end
new Uint8Array([7, 1, 7]).findLastIndex((n) => n === 7); // => 2
new Uint8Array([7]).findLastIndex((n) => n === 1); // => -1

// --- BigInts as they are
new BigUint64Array([1n, 2n]).findLastIndex((n) => typeof n === "bigint"); // => 1

// --- is not generic
Uint8Array.prototype.findLastIndex.call({ length: 1 }, () => true); // !! TypeError
