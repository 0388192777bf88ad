/*---
spec: sec-array-constructor
---*/
// --- several arguments are the elements, one number is the length
new Array(1, 2, 3); // => [1, 2, 3]
new Array(3); // => [, , ,]
new Array("3"); // => ["3"]

// --- with and without `new` alike
Array(2).length; // => 2
Array(); // => []

// --- a length is a whole number below 2 ** 32
Array(2 ** 32 - 1).length; // => 4294967295
Array(-1); // !! RangeError

// --- a subclass makes arrays of its own kind
class Stack extends Array {
  top() {
    return this.at(-1);
  }
}
const stack = Stack.of(1, 2).map((n) => n * 2);
stack instanceof Stack; // => true
stack.top(); // => 4
