/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.resolvedoptions
---*/
// --- what was chosen
const { locale, timeZone, calendar, numberingSystem } = new Intl.DateTimeFormat().resolvedOptions();
[locale, timeZone, calendar, numberingSystem]; // => ["en-US", "UTC", "gregory", "latn"]

// --- only of such formats
Intl.DateTimeFormat.prototype.resolvedOptions.call({}); // !! TypeError
