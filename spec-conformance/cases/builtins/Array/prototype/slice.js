/*---
spec: sec-array.prototype.slice
---*/
// --- a part as a new array
["a", "b", "c", "d"].slice(1, 3); // => ["b", "c"]
["a", "b"].slice(); // => ["a", "b"]

// --- negative positions count from the end; the end may lie before the start
["a", "b", "c"].slice(-2); // => ["b", "c"]
["a", "b", "c"].slice(0, -1); // => ["a", "b"]
["a", "b", "c"].slice(2, 1); // => []

// --- copies holes; elements are shared
[1, , 3].slice(0, 2); // => [1, ,]
const object = {};
[object].slice()[0] === object; // => true

// --- makes an array of what has a length
Array.prototype.slice.call({ length: 2, 0: "x", 1: "y" }, 1); // => ["y"]
Array.prototype.slice.call("abc", 1); // => ["b", "c"]

// --- refuses nothing-values
Array.prototype.slice.call(null); // !! TypeError
