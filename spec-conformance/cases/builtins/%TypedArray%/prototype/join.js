/*---
spec: sec-%typedarray%.prototype.join
---*/
// --- text with a separator, a comma by default
new Uint8Array([1, 2]).join(); // => "1,2"
new Uint8Array([1, 2]).join(" - "); // => "1 - 2"
new Float64Array([0.5, -0, NaN]).join(); // => "0.5,0,NaN"

// --- bytes as hexadecimal text, by way of an array
Array.from(new Uint8Array([0, 255]), (n) => n.toString(16).padStart(2, "0")).join(""); // => "00ff"

// --- is not generic
Uint8Array.prototype.join.call([1]); // !! TypeError
