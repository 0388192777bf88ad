/*---
spec: sec-%typedarray%.prototype.reduceright
---*/
// --- folds from the right
new Uint8Array([1, 2, 3]).reduceRight((text, n) => text + n, ""); // => "321"
new BigInt64Array([1n, 2n]).reduceRight((a, b) => a - b); // => 1n

// --- nothing to begin with is refused
new Uint8Array(0).reduceRight((a, b) => a + b); // !! TypeError

// --- a callback is a function
new Uint8Array(2).reduceRight("sum"); // !! TypeError
