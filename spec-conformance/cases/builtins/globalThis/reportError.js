/*---
spec: sec-global-object
---*/
// --- is absent
typeof reportError; // => "undefined"

// --- a call is found before the program runs
reportError(new Error("oops")); // ~~ name/absent

// --- what to write instead
console.error("oops"); // >> oops
