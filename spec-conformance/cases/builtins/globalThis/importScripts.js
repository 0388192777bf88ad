/*---
spec: sec-global-object
---*/
// --- is absent, as there are no modules
typeof importScripts; // => "undefined"

// --- a call is found before the program runs
importScripts("a.js"); // ~~ name/absent

// --- and throws where it is caught
importScripts("a.js"); // !! ReferenceError
