/*---
spec: sec-uint8array.frombase64
node: current
---*/
// --- bytes of Base64 text
Uint8Array.fromBase64("aGk="); // => new Uint8Array([104, 105])
Uint8Array.fromBase64(""); // => new Uint8Array([])

// --- white space is skipped, padding may be left out
Uint8Array.fromBase64(" aG\n k "); // => new Uint8Array([104, 105])

// --- the alphabet for addresses, if asked
Uint8Array.fromBase64("-_8=", { alphabet: "base64url" }); // => new Uint8Array([251, 255])
Uint8Array.fromBase64("+/8="); // => new Uint8Array([251, 255])

// --- what to do about a last chunk that is not whole
Uint8Array.fromBase64("aGkhaG", { lastChunkHandling: "stop-before-partial" }); // => new Uint8Array([104, 105, 33])
Uint8Array.fromBase64("aGk", { lastChunkHandling: "strict" }); // !! SyntaxError

// --- other characters are refused
Uint8Array.fromBase64("a-k="); // !! SyntaxError

// --- bits that are left over must be zero only where it is strict
Uint8Array.fromBase64("YR=="); // => new Uint8Array([97])
Uint8Array.fromBase64("YR==", { lastChunkHandling: "strict" }); // !! SyntaxError

// --- padding is whole or not there
Uint8Array.fromBase64("YQ= ="); // => new Uint8Array([97])
Uint8Array.fromBase64("YQ="); // !! SyntaxError

// --- takes text only
Uint8Array.fromBase64(12); // !! TypeError
