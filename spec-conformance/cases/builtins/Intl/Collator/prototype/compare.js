/*---
spec: https://tc39.es/ecma402/#sec-intl.collator.prototype.compare
---*/
// --- a function that needs no receiver: the same one each time
const collator = new Intl.Collator("en");
[collator.compare === collator.compare, ["b", "a"].sort(collator.compare), collator.compare.length]; // => [true, ["a", "b"], 2]

// --- numbers inside text
["a10", "a9", "a1"].sort(new Intl.Collator("en", { numeric: true }).compare); // => ["a1", "a9", "a10"]

// --- values become text
new Intl.Collator("en").compare(1, "1"); // => 0
new Intl.Collator("en").compare(Symbol("s"), ""); // !! TypeError
