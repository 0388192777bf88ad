/*---
spec: https://tc39.es/ecma402/#sec-intl.locale-intro
---*/
// --- locale objects are not part of this library: use language tags as text
typeof Intl.Locale; // => "undefined"
new Intl.Locale("en"); // !! TypeError
