/*---
spec: sec-get-array-%symbol.species%
---*/
// --- is the receiver
Array[Symbol.species] === Array; // => true
class Stack extends Array {}
Stack[Symbol.species] === Stack; // => true

// --- decides what methods make
class Plain extends Array {
  static get [Symbol.species]() {
    return Array;
  }
}
const list = Plain.from([1, 2]);
list instanceof Plain; // => true
list.map((n) => n) instanceof Plain; // => false

// --- has no setter
Array[Symbol.species] = Object; // !! TypeError
