/*---
spec: sec-global-object
---*/
// --- is absent: nothing outlives the program
typeof sessionStorage; // => "undefined"

// --- a use is found before the program runs
sessionStorage.setItem("seen", "yes"); // ~~ name/absent

// --- and throws where it is caught
sessionStorage.length; // !! ReferenceError
