/*---
spec: sec-value-properties-of-the-global-object-infinity
---*/
// --- is what no number reaches
Infinity > Number.MAX_VALUE; // => true
Infinity + 1; // => Infinity
1 / 0; // => Infinity
-1 / 0; // => -Infinity

// --- takes part in arithmetic, or gives NaN
Infinity - Infinity; // => NaN
0 * Infinity; // => NaN
1 / -Infinity; // => -0

// --- a parameter may have the name, the global cannot change
((Infinity) => Infinity)(5); // => 5
globalThis.Infinity = 1; // !! TypeError
