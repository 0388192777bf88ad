/*---
spec: sec-global-object
---*/
// --- is absent, as there is no file system
typeof FileReader; // => "undefined"

// --- a use is found before the program runs
new FileReader(); // ~~ name/absent

// --- and throws where it is caught
new FileReader(); // !! ReferenceError
