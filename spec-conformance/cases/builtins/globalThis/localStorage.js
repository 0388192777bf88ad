/*---
spec: sec-global-object
---*/
// --- is absent: nothing outlives the program
typeof localStorage; // => "undefined"

// --- a use is found before the program runs
localStorage.getItem("token"); // ~~ name/absent

// --- for as long as the program runs a map keeps what it is given
const storage = new Map();
storage.set("token", "abc");
storage.get("token"); // => "abc"
