/*---
spec: sec-symbol.isconcatspreadable
---*/
// --- whether concat spreads
const list = { length: 1, 0: "a", [Symbol.isConcatSpreadable]: true };
["x"].concat(list); // => ["x", "a"]
list[Symbol.isConcatSpreadable] = false;
["x"].concat(list).length; // => 2

// --- undefined leaves it to whether it is an array
const array = [1];
array[Symbol.isConcatSpreadable] = undefined;
[].concat(array); // => [1]

// --- the symbol is fixed
Symbol.isConcatSpreadable = Symbol(); // !! TypeError
