/*---
spec: sec-global-object
---*/
// --- is absent, as there are no events
typeof CustomEvent; // => "undefined"

// --- a use is found before the program runs
new CustomEvent("change", { detail: 1 }); // ~~ name/absent

// --- and throws where it is caught
new CustomEvent("change"); // !! ReferenceError
