/*---
spec: sec-global-object
---*/
// --- is absent, as there is no file system
typeof fs; // => "undefined"

// --- a use is found before the program runs
fs.readFileSync("a.txt", "utf8"); // ~~ name/absent

// --- and throws where it is caught
await fs.promises.readFile("a.txt"); // !! ReferenceError
