/*---
spec: sec-global-object
---*/
// --- is absent, as there is no page
typeof document; // => "undefined"

// --- a use is found before the program runs
document.querySelector("h1"); // ~~ name/absent

// --- and throws where it is caught
document.title; // !! ReferenceError

// --- the name is free
const document = { title: "Report", pages: 3 };
document.title; // => "Report"
