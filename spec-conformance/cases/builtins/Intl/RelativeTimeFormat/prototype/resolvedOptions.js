/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.prototype.resolvedoptions
---*/
// --- what was chosen
new Intl.RelativeTimeFormat("de").resolvedOptions(); // => { locale: "de", style: "long", numeric: "always", numberingSystem: "latn" }

// --- only of such formats
Intl.RelativeTimeFormat.prototype.resolvedOptions.call({}); // !! TypeError
