/*---
spec: https://tc39.es/ecma402/#sec-intl.collator.prototype.resolvedoptions
---*/
// --- what was chosen
const { locale, usage, sensitivity, numeric } = new Intl.Collator("de-AT", { numeric: true }).resolvedOptions();
[locale, usage, sensitivity, numeric]; // => ["de-AT", "sort", "variant", true]
new Intl.Collator().resolvedOptions().locale; // => "en-US"

// --- only of collators
Intl.Collator.prototype.resolvedOptions.call({}); // !! TypeError
