/*---
spec: sec-array.prototype.pop
---*/
// --- takes the last element away
const list = [1, 2];
list.pop(); // => 2
list; // => [1]

// --- an empty array gives undefined
[].pop(); // => undefined

// --- what has a length gets one, even if it had none
const object = { length: 2, 1: "x" };
Array.prototype.pop.call(object); // => "x"
object; // => { length: 1 }
const bare = {};
Array.prototype.pop.call(bare);
bare; // => { length: 0 }

// --- a frozen array refuses
Object.freeze([1]).pop(); // !! TypeError
