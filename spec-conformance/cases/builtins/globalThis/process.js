/*---
spec: sec-global-object
---*/
// --- is absent
typeof process; // => "undefined"
"process" in globalThis; // => false

// --- a use is found before the program runs
process.env.HOME; // ~~ name/absent

// --- and throws where it is caught
process.exit(1); // !! ReferenceError

// --- a program ends early by returning
for (const n of [1, 2, 3]) if (n === 2) return `found ${n}`; // => "found 2"
