/*---
spec: sec-array.prototype.splice
---*/
// --- removes and inserts, gives back what was removed
const list = ["a", "b", "c", "d"];
list.splice(1, 2, "x"); // => ["b", "c"]
list; // => ["a", "x", "d"]

// --- one argument removes the rest, none removes nothing
const list = [1, 2, 3];
list.splice(); // => []
list.splice(-2); // => [2, 3]
list; // => [1]
list.splice(0, undefined); // => []

// --- inserts without removing, wherever the array ends
const list = [1, 4];
list.splice(1, 0, 2, 3);
list; // => [1, 2, 3, 4]
list.splice(100, 5, 5); // => []
list; // => [1, 2, 3, 4, 5]

// --- what it gives back is made by the species
class Stack extends Array {}
Stack.of(1, 2).splice(0, 1) instanceof Stack; // => true

// --- a species that makes no array gets the fields all the same
const list = [1, 2, 3];
list.constructor = { [Symbol.species]: Object };
list.splice(0, 2).length; // => 2

// --- a frozen array refuses
Object.freeze([1]).splice(0, 1); // !! TypeError
