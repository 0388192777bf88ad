/*---
spec: sec-boolean.prototype.valueof
---*/
// --- the value in the object
new Boolean(true).valueOf(); // => true
new Boolean(true) + 1; // => 2

// --- a primitive value is itself
false.valueOf(); // => false

// --- is not generic
Boolean.prototype.valueOf.call({}); // !! TypeError
