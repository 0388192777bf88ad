/*---
spec: sec-%typedarray%.prototype.keys
---*/
// --- iterates over the indices
[...new Uint8Array(3).keys()]; // => [0, 1, 2]
Object.keys(new Uint8Array(2)); // => ["0", "1"]

// --- stops where the array ends now, not where it ended
const buffer = new ArrayBuffer(3, { maxByteLength: 3 });
const keys = new Uint8Array(buffer).keys();
keys.next();
buffer.resize(1);
keys.next(); // => { value: undefined, done: true }

// --- an array that fell out of bounds is refused
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
const part = new Uint8Array(buffer, 2, 2);
buffer.resize(1);
part.keys(); // !! TypeError
