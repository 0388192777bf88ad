/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.prototype.resolvedoptions
---*/
// --- what was chosen
new Intl.ListFormat("de", { style: "narrow" }).resolvedOptions(); // => { locale: "de", type: "conjunction", style: "narrow" }

// --- only of list formats
Intl.ListFormat.prototype.resolvedOptions.call({}); // !! TypeError
