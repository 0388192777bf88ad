/*---
spec: sec-object.is
---*/
// --- like ===, but for NaN and the sign of zero
Object.is(NaN, NaN); // => true
Object.is(0, -0); // => false
Object.is(-0, -0); // => true

// --- objects by identity, other values by what they are
Object.is({}, {}); // => false
Object.is("a" + "b", "ab"); // => true
Object.is(10n ** 20n, 100000000000000000000n); // => true
Object.is(1, "1"); // => false

// --- missing arguments are undefined
Object.is(); // => true
Object.is(null); // => false
