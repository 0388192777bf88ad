/*---
spec: sec-global-object
---*/
// --- is absent, as there are no modules
typeof __dirname; // => "undefined"

// --- a use is found before the program runs
`${__dirname}/a.txt`; // ~~ name/absent

// --- and throws where it is caught
__dirname.length; // !! ReferenceError
