/*---
spec: sec-global-object
---*/
// --- is absent: programs share no memory
typeof SharedArrayBuffer; // => "undefined"

// --- a use is found before the program runs
new SharedArrayBuffer(8); // ~~ name/absent

// --- what to write instead
new Int32Array(new ArrayBuffer(8)).length; // => 2
