/*---
spec: https://tc39.es/ecma402/#sec-intl-listformat-constructor
---*/
// --- a way of writing lists
[new Intl.ListFormat("en").format(["a", "b", "c"]), new Intl.ListFormat("de").format(["a", "b", "c"])]; // => ["a, b, and c", "a, b und c"]

// --- "and", "or", or neither
["conjunction", "disjunction", "unit"].map((type) => new Intl.ListFormat("en", { type, style: "short" }).format(["x", "y"])); // => ["x & y", "x or y", "x, y"]

// --- it is made with `new`
Intl.ListFormat("en"); // !! TypeError: Constructor Intl.ListFormat requires 'new'

// --- a wrong option
new Intl.ListFormat("en", { type: "xor" }); // !! RangeError
