/*---
spec: sec-%typedarray%.prototype.tostring
---*/
// --- is the very function of arrays
Uint8Array.prototype.toString === Array.prototype.toString; // => true
`${new Uint8Array([1, 2])}`; // => "1,2"

// --- calls join, which may be another
const bytes = new Uint8Array([1, 2]);
bytes.join = () => "joined";
String(bytes); // => "joined"

// --- refuses nothing-values
Uint8Array.prototype.toString.call(null); // !! TypeError
