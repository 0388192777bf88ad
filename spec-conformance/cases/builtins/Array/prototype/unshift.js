/*---
spec: sec-array.prototype.unshift
---*/
// --- puts elements in front, in their order, and gives back the new length
const list = [3];
list.unshift(1, 2); // => 3
list; // => [1, 2, 3]
list.unshift(); // => 3

// --- holes move along
const list = [, "b"];
list.unshift("a");
list; // => ["a", , "b"]

// --- a length beyond the greatest is refused
Array.prototype.unshift.call({ length: 2 ** 53 - 1 }, 1); // !! TypeError

// --- a frozen array refuses
Object.freeze([1]).unshift(0); // !! TypeError
