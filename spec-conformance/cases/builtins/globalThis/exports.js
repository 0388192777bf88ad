/*---
spec: sec-global-object
---*/
// --- is absent, as there are no modules
typeof exports; // => "undefined"

// --- a use is found before the program runs
exports.answer = 42; // ~~ name/absent

// --- the last expression is the program's value
const answer = 42;
({ answer }); // => { answer: 42 }
