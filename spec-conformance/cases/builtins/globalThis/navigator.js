/*---
spec: sec-global-object
---*/
// --- is absent: nothing about the host is to be known
typeof navigator; // => "undefined"

// --- a use is found before the program runs
navigator.userAgent; // ~~ name/absent

// --- and throws where it is caught
navigator.language; // !! ReferenceError
