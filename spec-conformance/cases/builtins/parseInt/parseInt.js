/*---
spec: sec-parseint-string-radix
---*/
// --- as many digits as there are at the beginning
[parseInt("42px"), parseInt("  -7.9"), parseInt("0x1f"), parseInt("0b1"), parseInt("010")]; // => [42, -7, 31, 0, 10]

// --- in a base from 2 to 36; 0 means ten
[parseInt("ff", 16), parseInt("0xff", 16), parseInt("z", 36), parseInt("12", 3), parseInt("13", 2), parseInt("10", 0), parseInt("1", 37)]; // => [255, 255, 35, 5, 1, 10, NaN]

// --- numbers become text first, which surprises
[parseInt(0.0000005), parseInt(1e21), parseInt(null), parseInt(null, 36), parseInt("-0")]; // => [5, 1, NaN, 1112745, -0]

// --- given to `map` it takes the index as the base
["10", "10", "10"].map(parseInt); // => [10, NaN, 2]

// --- the text is converted before the base
const log = [];
const note = (name, value) => ({ [Symbol.toPrimitive]: () => (log.push(name), value) });
[parseInt(note("text", "11"), note("base", 2)), log]; // => [3, ["text", "base"]]

// --- it is the same function as Number.parseInt
Number.parseInt === parseInt; // => true
