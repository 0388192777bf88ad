/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.prototype.selectrange
---*/
// --- which form a range needs
[new Intl.PluralRules("en").selectRange(1, 2), new Intl.PluralRules("fr").selectRange(0, 1)]; // => ["other", "one"]

// --- it needs both
new Intl.PluralRules("en").selectRange(1); // !! TypeError
