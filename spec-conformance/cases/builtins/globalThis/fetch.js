/*---
spec: sec-global-object
---*/
// --- is absent: a program reaches nothing but its tools
typeof fetch; // => "undefined"
"fetch" in globalThis; // => false

// --- a call is found before the program runs
await fetch("https://example.com"); // ~~ name/absent

// --- and throws where it is caught
await fetch("https://example.com"); // !! ReferenceError

// --- addresses can be made and taken apart
const url = new URL("https://example.com/search");
url.searchParams.set("q", "a b");
url.href; // => "https://example.com/search?q=a+b"
