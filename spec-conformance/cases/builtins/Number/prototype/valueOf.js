/*---
spec: sec-number.prototype.valueof
---*/
// --- the number inside the object
[new Number(5).valueOf(), (5).valueOf(), typeof new Number(5).valueOf()]; // => [5, 5, "number"]

// --- the prototype holds zero
Number.prototype.valueOf(); // => 0

// --- only numbers
Number.prototype.valueOf.call("5"); // !! TypeError: Number.prototype.valueOf requires that 'this' be a Number
