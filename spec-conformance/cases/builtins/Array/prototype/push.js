/*---
spec: sec-array.prototype.push
---*/
// --- appends, and gives back the new length
const list = [1];
list.push(2, 3); // => 3
list; // => [1, 2, 3]
list.push(); // => 3

// --- works for what has a length
const object = { length: 1 };
Array.prototype.push.call(object, "x"); // => 2
object; // => { length: 2, 1: "x" }

// --- beyond the greatest length elements are set and then refused
const object = { length: 2 ** 53 - 1 };
Array.prototype.push.call(object, 1); // !! TypeError

// --- the length is what a program sees, elements beyond 2 ** 32 are fields
const list = [];
list.length = 2 ** 32 - 1;
try {
  list.push("x");
} catch (error) {
  list.name = error.name;
}
Object.entries(list); // => [["4294967295", "x"], ["name", "RangeError"]]

// --- a frozen array refuses
Object.freeze([]).push(1); // !! TypeError
