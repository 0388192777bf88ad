/*---
spec: sec-global-object
---*/
// --- is absent
typeof ShadowRealm; // => "undefined"

// --- a use is found before the program runs
new ShadowRealm(); // ~~ name/absent

// --- and throws where it is caught
new ShadowRealm().evaluate("1"); // !! ReferenceError
