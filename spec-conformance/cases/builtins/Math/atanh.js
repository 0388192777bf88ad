/*---
spec: sec-math.atanh
---*/
// --- the inverse of tanh
Math.atanh(0.5).toFixed(12); // => "0.549306144334"

// --- what it makes of zeros, infinities and no number
[Math.atanh(-0), Math.atanh(1), Math.atanh(-1), Math.atanh(2), Math.atanh(NaN)]; // => [-0, Infinity, -Infinity, NaN, NaN]

// --- no BigInts
Math.atanh(1n); // !! TypeError: Cannot convert a BigInt value to a number
