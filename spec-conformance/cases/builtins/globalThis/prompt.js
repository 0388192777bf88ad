/*---
spec: sec-global-object
---*/
// --- is absent: nobody watches
typeof prompt; // => "undefined"

// --- a call is found before the program runs
const name = prompt("your name?"); // ~~ name/absent

// --- the name is free
const prompt = `Summarize: ${["a", "b"].join(", ")}`;
prompt; // => "Summarize: a, b"
