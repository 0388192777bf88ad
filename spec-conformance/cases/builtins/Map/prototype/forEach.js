/*---
spec: sec-map.prototype.foreach
---*/
// --- calls with value, key and map
const calls = [];
const map = new Map([["a", 1]]);
map.forEach((value, key, all) => calls.push(value, key, all === map)); // => undefined
calls; // => [1, "a", true]

// --- visits what is added while it runs
const map = new Map([[1, "x"]]);
map.forEach((_, key) => {
  if (key < 4) map.set(key + 1, "x");
});
map.size; // => 4

// --- a receiver for the callback
const totals = { sum: 0 };
new Map([
  ["a", 1],
  ["b", 2],
]).forEach(function (value) {
  this.sum += value;
}, totals);
totals; // => { sum: 3 }

// --- a callback is a function
new Map().forEach(1); // !! TypeError
