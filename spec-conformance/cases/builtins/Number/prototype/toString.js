/*---
spec: sec-number.prototype.tostring
---*/
// --- the shortest text that is this number again
[(0.1).toString(), (1e21).toString(), (123456789012345680000).toString(), (1e-7).toString(), (-0).toString()]; // => ["0.1", "1e+21", "123456789012345680000", "1e-7", "0"]

// --- in another base
[(255).toString(16), (255).toString(2), (-35).toString(36), (0.5).toString(2), (3).toString("8")]; // => ["ff", "11111111", "-z", "0.1", "3"]
(0.1).toString(3); // => "0.0022002200220022002200220022002201"

// --- only bases from 2 to 36
(1).toString(37); // !! RangeError: toString() radix argument must be between 2 and 36

// --- only numbers
Number.prototype.toString.call({}); // !! TypeError: Number.prototype.toString requires that 'this' be a Number
