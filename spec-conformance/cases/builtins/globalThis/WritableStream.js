/*---
spec: sec-global-object
---*/
// --- is absent, as tools take whole values
typeof WritableStream; // => "undefined"

// --- a use is found before the program runs
new WritableStream(); // ~~ name/absent

// --- and throws where it is caught
new WritableStream(); // !! ReferenceError
