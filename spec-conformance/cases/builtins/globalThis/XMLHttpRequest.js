/*---
spec: sec-global-object
---*/
// --- is absent, as there is no network
typeof XMLHttpRequest; // => "undefined"

// --- a use is found before the program runs
new XMLHttpRequest(); // ~~ name/absent

// --- and throws where it is caught
new XMLHttpRequest(); // !! ReferenceError
