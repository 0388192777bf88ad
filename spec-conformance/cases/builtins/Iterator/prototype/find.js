/*---
spec: sec-iterator.prototype.find
node: current
---*/
// --- the first one that the callback says yes to
[1, 5, 9].values().find((n) => n > 3); // => 5
[1].values().find(() => false); // => undefined

// --- closes the source where it found one, so that nothing is left
function* source() {
  yield 1;
  yield 2;
}
const iterator = source();
iterator.find((n) => n === 1); // => 1
iterator.next(); // => { value: undefined, done: true }

// --- an array's iterator cannot be closed, and goes on
const values = [1, 2].values();
values.find((n) => n === 1);
values.next(); // => { value: 2, done: false }

// --- a callback is a function
[].values().find({}); // !! TypeError
