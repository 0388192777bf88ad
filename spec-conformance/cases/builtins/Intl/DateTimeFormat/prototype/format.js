/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.format
---*/
// --- a function that needs no receiver
const { format } = new Intl.DateTimeFormat("de", { dateStyle: "short" });
[new Date(0), 86400000, "2024"].slice(0, 2).map(format); // => ["01.01.70", "02.01.70"]

// --- fractions of seconds, months in words
new Intl.DateTimeFormat("fr", { minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 }).format(61005); // => "01:01,005"
new Intl.DateTimeFormat("es", { month: "long" }).format(new Date(0)); // => "enero"

// --- an invalid date
new Intl.DateTimeFormat("en").format(NaN); // !! RangeError
