/*---
spec: sec-global-object
---*/
// --- is absent, as there are no events
typeof BroadcastChannel; // => "undefined"

// --- a use is found before the program runs
new BroadcastChannel("news"); // ~~ name/absent

// --- and throws where it is caught
new BroadcastChannel("news"); // !! ReferenceError
