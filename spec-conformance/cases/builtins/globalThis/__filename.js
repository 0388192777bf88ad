/*---
spec: sec-global-object
---*/
// --- is absent, as there are no modules
typeof __filename; // => "undefined"

// --- a use is found before the program runs
const here = __filename; // ~~ name/absent

// --- and throws where it is caught
__filename.length; // !! ReferenceError
