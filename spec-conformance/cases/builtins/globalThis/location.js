/*---
spec: sec-global-object
---*/
// --- is absent, as there is no page
typeof location; // => "undefined"

// --- a use is found before the program runs
location.href; // ~~ name/absent

// --- the name is free
const location = { city: "Paris", latitude: 48.9 };
location.city; // => "Paris"
