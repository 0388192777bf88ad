/*---
spec: sec-global-object
---*/
// --- is absent
typeof AbortController; // => "undefined"

// --- a use is found before the program runs
const controller = new AbortController(); // ~~ name/absent

// --- who waits for the first of several does not wait for the others
const never = new Promise(() => {});
await Promise.race([never, Promise.resolve("first")]); // => "first"
