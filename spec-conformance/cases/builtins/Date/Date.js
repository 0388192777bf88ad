/*---
spec: sec-date-constructor
---*/
// --- from a number, from text, from parts, from another date
const date = new Date(2024, 1, 29, 12, 30);
[date.toISOString(), new Date(0).getTime(), new Date("2024-02-29").getTime(), new Date(date) - date]; // => ["2024-02-29T12:30:00.000Z", 0, 1709164800000, 0]

// --- parts beyond their range go on; years 0 to 99 are of the last century
[new Date(2024, 0, 32).getMonth(), new Date(2024, 12, 1).getFullYear(), new Date(5, 0).getFullYear()]; // => [1, 2025, 1905]

// --- what is no date is an invalid one, not an error
[new Date("tomorrow"), new Date(undefined), new Date(NaN, 0), new Date(8.64e15 + 1)].map(Number); // => [NaN, NaN, NaN, NaN]

// --- null and false are zero; fractions are cut
[new Date(null).getTime(), new Date(1.9).getTime(), new Date(-1.9).getTime()]; // => [0, 1, -1]

// --- as a function it gives text of now, whatever one asks
[typeof Date(), typeof Date(0), Date.length]; // => ["string", "string", 7]

// --- no BigInts
new Date(1n); // !! TypeError: Cannot convert a BigInt value to a number
