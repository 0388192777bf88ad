/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype.format
---*/
// --- a function that needs no receiver
const { format } = new Intl.NumberFormat("en", { style: "currency", currency: "JPY" });
[1, 1234.5, -5].map(format); // => ["¥1", "¥1,235", "-¥5"]

// --- all digits of BigInts and of text
[123456789012345678901n, "123456789012345678901.5"].map(new Intl.NumberFormat("en").format); // => ["123,456,789,012,345,678,901", "123,456,789,012,345,678,901.5"]

// --- what is no number, and minus zero
[NaN, undefined, -Infinity, -0, null, "x"].map(new Intl.NumberFormat("en").format); // => ["NaN", "NaN", "-∞", "-0", "0", "NaN"]

// --- a symbol is no number
new Intl.NumberFormat("en").format(Symbol("s")); // !! TypeError
