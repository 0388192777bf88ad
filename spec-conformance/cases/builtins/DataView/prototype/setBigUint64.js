/*---
spec: sec-dataview.prototype.setbiguint64
---*/
// --- writes a BigInt
const bytes = new Uint8Array(8);
new DataView(bytes.buffer).setBigUint64(0, 258n);
bytes; // => new Uint8Array([0, 0, 0, 0, 0, 0, 1, 2])

// --- what does not fit wraps around
const view = new DataView(new ArrayBuffer(8));
view.setBigUint64(0, -1n);
view.getBigUint64(0); // => 18446744073709551615n

// --- text must be a whole number
new DataView(new ArrayBuffer(8)).setBigUint64(0, "1.5"); // !! SyntaxError

// --- a number is no BigInt
new DataView(new ArrayBuffer(8)).setBigUint64(0, 1); // !! TypeError
