/*---
spec: sec-bigint.prototype.tolocalestring
---*/
// --- grouped as the language does
[(12345678901234567890n).toLocaleString(), (1234567n).toLocaleString("de"), (5n).toLocaleString("en", { style: "percent" })]; // => ["12,345,678,901,234,567,890", "1.234.567", "500%"]

// --- only BigInts
BigInt.prototype.toLocaleString.call(1); // !! TypeError
