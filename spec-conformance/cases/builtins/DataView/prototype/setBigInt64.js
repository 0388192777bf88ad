/*---
spec: sec-dataview.prototype.setbigint64
---*/
// --- writes a BigInt
const view = new DataView(new ArrayBuffer(8));
view.setBigInt64(0, -1n);
view.getBigUint64(0); // => 18446744073709551615n

// --- keeps the lowest sixty-four bits; text and booleans become BigInts
const view = new DataView(new ArrayBuffer(8));
view.setBigInt64(0, 2n ** 63n);
view.getBigInt64(0); // => -9223372036854775808n
view.setBigInt64(0, "12");
view.getBigInt64(0); // => 12n

// --- a number is no BigInt
new DataView(new ArrayBuffer(8)).setBigInt64(0, 1); // !! TypeError
