/*---
spec: sec-global-object
---*/
// --- is absent, as there is no network
typeof WebSocket; // => "undefined"

// --- a use is found before the program runs
new WebSocket("wss://example.com"); // ~~ name/absent

// --- and throws where it is caught
new WebSocket("wss://example.com"); // !! ReferenceError
