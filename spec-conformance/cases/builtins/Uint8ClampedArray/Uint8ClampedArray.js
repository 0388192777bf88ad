/*---
spec: sec-typedarray-constructors
---*/
// --- bytes that stop at their bounds instead of wrapping around
new Uint8ClampedArray([255, 256, 1e9, -1, -Infinity]); // => new Uint8ClampedArray([255, 255, 255, 0, 0])

// --- fractions are rounded, halves to the even neighbour
new Uint8ClampedArray([0.5, 1.5, 2.5, 2.51, 254.5]); // => new Uint8ClampedArray([0, 2, 2, 3, 254])

// --- what is no number is 0
new Uint8ClampedArray([NaN, "x", null, "7"]); // => new Uint8ClampedArray([0, 0, 0, 7])

// --- brightens a pixel without a check
const pixel = new Uint8ClampedArray([200, 100, 20]);
for (let i = 0; i < 3; i++) pixel[i] *= 2;
pixel; // => new Uint8ClampedArray([255, 200, 40])

// --- needs `new`
Uint8ClampedArray(1); // !! TypeError
