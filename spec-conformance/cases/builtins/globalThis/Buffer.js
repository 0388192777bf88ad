/*---
spec: sec-global-object
---*/
// --- is absent
typeof Buffer; // => "undefined"

// --- a use is found before the program runs
Buffer.from("hi").toString("base64"); // ~~ name/absent

// --- what to write instead
const bytes = new TextEncoder().encode("hi");
bytes.toBase64(); // => "aGk="
bytes.toHex(); // => "6869"
new TextDecoder().decode(Uint8Array.fromBase64("aGk=")); // => "hi"
