/*---
spec: sec-uint8array.prototype.setfromhex
node: current
---*/
// --- writes the bytes of hexadecimal text, says how far it came
const bytes = new Uint8Array(3);
bytes.setFromHex("0aff"); // => { read: 4, written: 2 }
bytes; // => new Uint8Array([10, 255, 0])

// --- stops where the array is full
const bytes = new Uint8Array(1);
bytes.setFromHex("0102"); // => { read: 2, written: 1 }

// --- an odd number of digits is refused before anything is written
const bytes = new Uint8Array(2);
try {
  bytes.setFromHex("ff0");
} catch (error) {
  bytes[1] = error.name.length;
}
bytes; // => new Uint8Array([0, 11])

// --- takes text only
new Uint8Array(1).setFromHex(["00"]); // !! TypeError
