/*---
spec: sec-global-object
---*/
// --- is absent, as there is nothing to draw on
typeof requestAnimationFrame; // => "undefined"

// --- a call is found before the program runs
requestAnimationFrame(() => {}); // ~~ name/absent

// --- and throws where it is caught
requestAnimationFrame(() => {}); // !! ReferenceError
