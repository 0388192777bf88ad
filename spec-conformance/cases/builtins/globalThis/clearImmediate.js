/*---
spec: sec-global-object
---*/
// --- is absent, as there are no timers
typeof clearImmediate; // => "undefined"

// --- a call is found before the program runs
clearImmediate(1); // ~~ name/absent

// --- and throws where it is caught
clearImmediate(1); // !! ReferenceError
