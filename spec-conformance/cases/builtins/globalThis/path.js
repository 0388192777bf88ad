/*---
spec: sec-global-object
---*/
// --- is absent
typeof path; // => "undefined"

// --- a use is found before the program runs
path.join("a", "b"); // ~~ name/absent

// --- paths are text, and the name is free
const path = ["docs", "a.md"].join("/");
path; // => "docs/a.md"
path.slice(path.lastIndexOf("/") + 1); // => "a.md"
path.split(".").at(-1); // => "md"
