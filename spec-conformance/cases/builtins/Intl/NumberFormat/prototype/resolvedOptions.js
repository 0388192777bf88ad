/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype.resolvedoptions
---*/
// --- what was chosen
const options = new Intl.NumberFormat(undefined, { style: "currency", currency: "eur" }).resolvedOptions();
[options.locale, options.currency, options.minimumFractionDigits, options.currencyDisplay, options.numberingSystem]; // => ["en-US", "EUR", 2, "symbol", "latn"]

// --- only of number formats
Intl.NumberFormat.prototype.resolvedOptions.call({}); // !! TypeError
