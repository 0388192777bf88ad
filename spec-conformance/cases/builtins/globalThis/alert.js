/*---
spec: sec-global-object
---*/
// --- is absent: nobody watches
typeof alert; // => "undefined"

// --- a call is found before the program runs
alert("done"); // ~~ name/absent

// --- what to write instead
console.log("done"); // >> done
