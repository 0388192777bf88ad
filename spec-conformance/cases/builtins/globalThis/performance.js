/*---
spec: sec-global-object
---*/
// --- is absent
typeof performance; // => "undefined"

// --- a use is found before the program runs
performance.now(); // ~~ name/absent

// --- what to write instead
const start = Date.now();
const elapsed = Date.now() - start;
elapsed >= 0; // => true
