/*---
spec: https://tc39.es/ecma402/#sec-intl.durationformat-intro
---*/
// --- durations are not part of this library: use NumberFormat with a unit
typeof Intl.DurationFormat; // => "undefined"
new Intl.NumberFormat("en", { style: "unit", unit: "hour", unitDisplay: "long" }).format(5); // => "5 hours"
