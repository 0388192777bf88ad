/*---
spec: https://tc39.es/ecma402/#sec-intl.supportedvaluesof-intro
---*/
// --- not part of this library
typeof Intl.supportedValuesOf; // => "undefined"
Intl.supportedValuesOf("unit"); // !! TypeError
