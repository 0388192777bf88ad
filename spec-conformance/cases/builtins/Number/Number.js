/*---
spec: sec-number-constructor
---*/
// --- text must be a number as a whole; spaces around it do not count
[Number(" 12.5 "), Number("12px"), Number(""), Number("0x1F"), Number("1_000"), Number("-0")]; // => [12.5, NaN, 0, 31, NaN, -0]
["Infinity", "infinity", "1e3", ".5", "5.", "0b101", "-0x1"].map(Number); // => [Infinity, NaN, 1000, 0.5, 5, 5, NaN]

// --- other values; nothing at all is zero
[Number(), Number(undefined), Number(null), Number(true), Number([7]), Number([1, 2]), Number(new Date(5))]; // => [0, NaN, 0, 1, 7, NaN, 5]

// --- unlike `+` it takes BigInts
Number(2n ** 64n); // => 18446744073709552000

// --- with `new` it makes an object, which is always true
const zero = new Number(0);
[typeof zero, zero ? "true" : "false", zero + 1, zero == 0, zero === 0]; // => ["object", "true", 1, true, false]

// --- symbols are refused
Number(Symbol("s")); // !! TypeError: Cannot convert a Symbol value to a number
