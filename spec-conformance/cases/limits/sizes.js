/*---
spec: sec-ecmascript-language-types-string-type
---*/
// --- strings have at most 2 ** 24 characters
"x".repeat(2 ** 24).length; // => 16777216
"x".repeat(2 ** 24 + 1); // !! RangeError

// --- also by joining
const half = "x".repeat(2 ** 23);
half + half + "x"; // !! RangeError

// --- the length of an array can be more than it stores
new Array(2 ** 32 - 1).length; // => 4294967295
new Array(2 ** 32); // !! RangeError

// --- big integers are bounded
2n ** 100_000_000n; // !! RangeError

// --- an error of size can be caught, and the program goes on
let name;
try {
  "ab".padEnd(2 ** 30);
} catch (error) {
  name = error.name;
}
name; // => "RangeError"
