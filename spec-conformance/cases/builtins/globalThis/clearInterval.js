/*---
spec: sec-global-object
---*/
// --- is absent, as there are no timers
typeof clearInterval; // => "undefined"

// --- a call is found before the program runs
clearInterval(1); // ~~ name/absent

// --- and throws where it is caught
clearInterval(1); // !! ReferenceError
