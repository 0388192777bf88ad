/*---
spec: sec-global-object
---*/
// --- is absent, as there is no network
typeof EventSource; // => "undefined"

// --- a use is found before the program runs
new EventSource("/events"); // ~~ name/absent

// --- and throws where it is caught
new EventSource("/events"); // !! ReferenceError
