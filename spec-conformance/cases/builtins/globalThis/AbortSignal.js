/*---
spec: sec-global-object
---*/
// --- is absent
typeof AbortSignal; // => "undefined"

// --- a use is found before the program runs
AbortSignal.timeout(1000); // ~~ name/absent

// --- and throws where it is caught
AbortSignal.abort(); // !! ReferenceError
