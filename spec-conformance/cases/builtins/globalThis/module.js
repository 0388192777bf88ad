/*---
spec: sec-global-object
---*/
// --- is absent, as there are no modules
typeof module; // => "undefined"

// --- a use is found before the program runs
module.exports = { answer: 42 }; // ~~ name/absent

// --- what to write instead
return { answer: 42 }; // => { answer: 42 }
