/*---
spec: sec-global-object
---*/
// --- is absent, as there is no page
typeof window; // => "undefined"
typeof window === "undefined" ? "not in a browser" : "in a browser"; // => "not in a browser"

// --- a use is found before the program runs
window.location.href; // ~~ name/absent

// --- and throws where it is caught
window.open("https://example.com"); // !! ReferenceError
