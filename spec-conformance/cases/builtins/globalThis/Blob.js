/*---
spec: sec-global-object
---*/
// --- is absent
typeof Blob; // => "undefined"

// --- a use is found before the program runs
new Blob(["text"]); // ~~ name/absent

// --- what to write instead
new TextEncoder().encode("é"); // => new Uint8Array([195, 169])
