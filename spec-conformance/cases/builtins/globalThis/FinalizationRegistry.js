/*---
spec: sec-global-object
---*/
// --- is absent: when memory is freed is not to be seen
typeof FinalizationRegistry; // => "undefined"

// --- a use is found before the program runs
new FinalizationRegistry(() => {}); // ~~ name/absent

// --- and throws where it is caught
new FinalizationRegistry(() => {}); // !! ReferenceError
