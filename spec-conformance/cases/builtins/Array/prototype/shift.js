/*---
spec: sec-array.prototype.shift
---*/
// --- takes the first element away, the others move down
const list = ["a", "b", "c"];
list.shift(); // => "a"
list; // => ["b", "c"]
[].shift(); // => undefined

// --- holes move along
const list = [, 1, , 2];
list.shift(); // => undefined
list; // => [1, , 2]

// --- works for what has a length
const object = { length: 2, 0: "x", 1: "y" };
Array.prototype.shift.call(object); // => "x"
object; // => { 0: "y", length: 1 }

// --- a sealed array refuses
Object.seal([1]).shift(); // !! TypeError
