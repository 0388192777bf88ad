/*---
spec: sec-global-object
---*/
// --- is absent
typeof WebAssembly; // => "undefined"

// --- a use is found before the program runs
WebAssembly.validate(new Uint8Array(8)); // ~~ name/absent

// --- and throws where it is caught
await WebAssembly.compile(new Uint8Array(8)); // !! ReferenceError
