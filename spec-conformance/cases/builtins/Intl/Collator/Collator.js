/*---
spec: https://tc39.es/ecma402/#sec-intl-collator-constructor
---*/
// --- an order of text, with or without `new`
const { compare } = new Intl.Collator("de");
["z", "ä", "a"].sort(compare); // => ["a", "ä", "z"]
Intl.Collator("sv").compare("ä", "z"); // => 1

// --- what counts as different
const same = (sensitivity) => ["á", "A", "b"].map((text) => new Intl.Collator("en", { sensitivity }).compare("a", text));
[same("base"), same("accent"), same("variant")]; // => [[0, 0, -1], [-1, 0, -1], [-1, -1, -1]]

// --- a wrong option
new Intl.Collator("en", { usage: "guess" }); // !! RangeError

// --- a wrong language
new Intl.Collator("x"); // !! RangeError
