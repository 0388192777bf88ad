/*---
spec: sec-%arrayiteratorprototype%.next
---*/
// --- goes on by one element
const iterator = ["a"][Symbol.iterator]();
iterator.next(); // => { value: "a", done: false }
iterator.next(); // => { value: undefined, done: true }

// --- arrays, typed arrays and what has a length share it
const { next } = Object.getPrototypeOf([].values());
next.call(new Uint8Array([7]).values()); // => { value: 7, done: false }
next.call(Array.prototype.keys.call({ length: 1 })); // => { value: 0, done: false }

// --- a loop asks the realm's next, which a program may replace
const prototype = Object.getPrototypeOf([].values());
const { next } = prototype;
prototype.next = function () {
  const result = next.call(this);
  return result.done ? result : { value: result.value * 2, done: false };
};
const [first, second] = [1, 2];
prototype.next = next;
[first, second]; // => [2, 4]

// --- other iterators are refused
const { next } = Object.getPrototypeOf([].values());
next.call(new Map().entries()); // !! TypeError
