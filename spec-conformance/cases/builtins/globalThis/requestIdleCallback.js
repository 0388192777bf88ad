/*---
spec: sec-global-object
---*/
// --- is absent, as there are no timers
typeof requestIdleCallback; // => "undefined"

// --- a call is found before the program runs
requestIdleCallback(() => {}); // ~~ name/absent

// --- and throws where it is caught
requestIdleCallback(() => {}); // !! ReferenceError
