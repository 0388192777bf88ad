/*---
spec: sec-math.min
---*/
// --- the smallest of any number of numbers
[Math.min(3, 1, 2), Math.min(...new Set([8, 7])), Math.min("10", 9)]; // => [1, 7, 9]

// --- of none it is Infinity, so that any number is smaller
[Math.min(), Math.min([]), Math.min([1, 2])]; // => [Infinity, 0, NaN]

// --- NaN wins; minus zero is smaller than zero
[Math.min(1, NaN), Math.min(0, -0), Math.min(0, 0)]; // => [NaN, -0, 0]

// --- a range from both
const clamp = (low, n, high) => Math.min(Math.max(n, low), high);
[-5, 5, 50].map((n) => clamp(0, n, 10)); // => [0, 5, 10]

// --- no symbols
Math.min(Symbol("s")); // !! TypeError: Cannot convert a Symbol value to a number
