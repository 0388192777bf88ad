/*---
spec: sec-parsefloat-string
---*/
// --- as much of the beginning as is a number
[parseFloat("3.14 is pi"), parseFloat("  -.5e1x"), parseFloat("1.2.3"), parseFloat("1e"), parseFloat("12e+3")]; // => [3.14, -5, 1.2, 1, 12000]

// --- only decimal, and Infinity
[parseFloat("0x10"), parseFloat("Infinityx"), parseFloat("infinity"), parseFloat("-0"), parseFloat("1_0")]; // => [0, Infinity, NaN, -0, 1]

// --- nothing usable is NaN
[parseFloat(""), parseFloat("px1"), parseFloat(null), parseFloat([7, 8])]; // => [NaN, NaN, NaN, 7]

// --- it is the same function as Number.parseFloat
Number.parseFloat === parseFloat; // => true
