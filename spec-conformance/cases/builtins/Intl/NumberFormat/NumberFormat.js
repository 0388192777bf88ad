/*---
spec: https://tc39.es/ecma402/#sec-intl-numberformat-constructor
---*/
// --- a way of writing numbers: plain, money, percent, units
[new Intl.NumberFormat().format(1234.5), new Intl.NumberFormat("de").format(1234.5)]; // => ["1,234.5", "1.234,5"]
const styles = [{ style: "currency", currency: "USD" }, { style: "percent" }, { style: "unit", unit: "kilometer-per-hour" }];
styles.map((options) => Intl.NumberFormat("en-US", options).format(12.5)); // => ["$12.50", "1,250%", "12.5 km/h"]

// --- digits, rounding, signs, short forms
new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(1.23456); // => "1.235"
new Intl.NumberFormat("en", { maximumSignificantDigits: 2, signDisplay: "always" }).format(1234); // => "+1,200"
new Intl.NumberFormat("en", { notation: "compact" }).format(1234567); // => "1.2M"

// --- money needs a currency
new Intl.NumberFormat("en", { style: "currency" }); // !! TypeError

// --- at most 100 digits
new Intl.NumberFormat("en", { maximumFractionDigits: 101 }); // !! RangeError
