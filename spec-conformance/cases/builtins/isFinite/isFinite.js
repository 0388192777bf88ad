/*---
spec: sec-isfinite-number
---*/
// --- neither NaN nor infinite, after conversion to a number
[isFinite(1), isFinite("12"), isFinite(""), isFinite(null), isFinite("x"), isFinite(-Infinity), isFinite()]; // => [true, true, true, true, false, false, false]

// --- what cannot be converted throws
isFinite(1n); // !! TypeError
