/*---
spec: sec-global-object
---*/
// --- is absent
typeof Bun; // => "undefined"

// --- a use is found before the program runs
Bun.file("a.txt"); // ~~ name/absent

// --- and throws where it is caught
Bun.version; // !! ReferenceError
