/*---
spec: sec-array.of
---*/
// --- the arguments as elements, a single number too
Array.of(7); // => [7]
Array.of(1, undefined, 3); // => [1, undefined, 3]
Array.of(); // => []

// --- makes what its receiver makes, with the number of elements as argument
function Box(length) {
  this.asked = length;
}
const box = Array.of.call(Box, "a", "b");
box instanceof Box; // => true
Object.entries(box); // => [["0", "a"], ["1", "b"], ["asked", 2], ["length", 2]]

// --- a receiver that makes nothing gives an array
Array.of.call(undefined, 1); // => [1]

// --- an element that cannot be defined is refused
Array.of.call(function () {
  return Object.freeze({});
}, 1); // !! TypeError
