/*---
spec: sec-math.pow
---*/
// --- like the operator `**`
[Math.pow(2, 10), Math.pow(4, 0.5), Math.pow(2, -1), Math.pow("3", [2])]; // => [1024, 2, 0.5, 9]

// --- anything to the power of zero is one; a fraction of a negative number is none
[Math.pow(NaN, 0), Math.pow(0, 0), Math.pow(-8, 1 / 3), Math.pow(1, Infinity), Math.pow(-1, Infinity)]; // => [1, 1, NaN, NaN, NaN]

// --- zeros and infinities keep their signs for odd powers
[Math.pow(-0, 3), Math.pow(-0, -3), Math.pow(-Infinity, 3), Math.pow(-Infinity, 2)]; // => [-0, -Infinity, -Infinity, Infinity]

// --- unlike the operator it has no BigInts
2n ** 3n; // => 8n
Math.pow(2n, 3n); // !! TypeError: Cannot convert a BigInt value to a number
