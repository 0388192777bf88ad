/*---
spec: sec-string.prototype.tolocaleuppercase
---*/
// --- some languages have their own capitals
["i".toLocaleUpperCase("tr"), "i".toLocaleUpperCase("en"), "i̇".toLocaleUpperCase("lt")]; // => ["İ", "I", "I"]

// --- one letter can become two
"straße".toLocaleUpperCase("de"); // => "STRASSE"

// --- a wrong language tag
"a".toLocaleUpperCase(""); // !! RangeError
