/*---
spec: sec-bigint.prototype.valueof
---*/
// --- the BigInt inside an object
const boxed = Object(5n);
[typeof boxed, boxed.valueOf(), boxed + 1n, boxed == 5n]; // => ["object", 5n, 6n, true]

// --- only BigInts; the prototype holds none
BigInt.prototype.valueOf(); // !! TypeError
