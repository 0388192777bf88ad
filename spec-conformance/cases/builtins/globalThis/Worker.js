/*---
spec: sec-global-object
---*/
// --- is absent: a program runs on one thread
typeof Worker; // => "undefined"

// --- a use is found before the program runs
new Worker("worker.js"); // ~~ name/absent

// --- and throws where it is caught
new Worker("worker.js"); // !! ReferenceError
