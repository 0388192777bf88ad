/*---
spec: sec-global-object
---*/
// --- is absent
typeof global; // => "undefined"

// --- a use is found before the program runs
global.answer = 42; // ~~ name/absent

// --- what to write instead
globalThis.answer = 42;
answer; // => 42
