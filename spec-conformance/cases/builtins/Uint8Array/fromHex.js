/*---
spec: sec-uint8array.fromhex
node: current
---*/
// --- bytes of hexadecimal text, in either case
Uint8Array.fromHex("00fFaB"); // => new Uint8Array([0, 255, 171])
Uint8Array.fromHex(""); // => new Uint8Array([])

// --- always a plain Uint8Array
class Bytes extends Uint8Array {}
Bytes.fromHex("00") instanceof Bytes; // => false

// --- digits come in pairs
Uint8Array.fromHex("abc"); // !! SyntaxError

// --- nothing but digits
Uint8Array.fromHex("0x"); // !! SyntaxError
