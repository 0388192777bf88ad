/*---
spec: sec-global-object
---*/
// --- is absent
typeof Deno; // => "undefined"

// --- a use is found before the program runs
await Deno.readTextFile("a.txt"); // ~~ name/absent

// --- and throws where it is caught
Deno.env; // !! ReferenceError
