/*---
spec: sec-%typedarray%.prototype.subarray
---*/
// --- a view of a part, of the same bytes
const bytes = new Uint8Array([1, 2, 3, 4]);
const part = bytes.subarray(1, 3);
part[0] = 9;
bytes; // => new Uint8Array([1, 9, 3, 4])
part; // => new Uint8Array([9, 3])

// --- negative positions count from the end
new Uint16Array([1, 2, 3]).subarray(-1); // => new Uint16Array([3])
new Uint16Array([1, 2, 3]).subarray(2, 1); // => new Uint16Array([])

// --- without an end it follows a buffer that grows
const buffer = new ArrayBuffer(2, { maxByteLength: 4 });
const rest = new Uint8Array(buffer).subarray(1);
buffer.resize(4);
rest.length; // => 3

// --- is not generic
Uint8Array.prototype.subarray.call([1], 0); // !! TypeError
