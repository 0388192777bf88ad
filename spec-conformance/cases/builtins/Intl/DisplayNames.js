/*---
spec: https://tc39.es/ecma402/#sec-intl.displaynames-intro
---*/
// --- names of languages and regions are not part of this library
typeof Intl.DisplayNames; // => "undefined"
new Intl.DisplayNames("en", { type: "region" }); // !! TypeError
