/*---
spec: sec-%typedarray%.prototype.toreversed
---*/
// --- a copy that is turned around
const bytes = new Uint8Array([1, 2, 3]);
bytes.toReversed(); // => new Uint8Array([3, 2, 1])
bytes; // => new Uint8Array([1, 2, 3])

// --- of the built-in kind, whatever the species
class Bytes extends Uint8Array {}
new Bytes([1]).toReversed() instanceof Bytes; // => false

// --- is not generic
Uint8Array.prototype.toReversed.call([1]); // !! TypeError
