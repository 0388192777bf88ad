/*---
spec: sec-array.prototype.foreach
---*/
// --- calls for every element, and gives nothing back
const lines = [];
["a", "b"].forEach((letter, index) => lines.push(`${index}: ${letter}`)); // => undefined
lines; // => ["0: a", "1: b"]

// --- skips holes, and what is removed before its turn
const list = [1, , 2, 3];
const seen = [];
list.forEach((n) => {
  seen.push(n);
  delete list[3];
});
seen; // => [1, 2]

// --- does not wait for promises
const order = [];
[1, 2].forEach(async (n) => {
  await null;
  order.push(n);
});
order.length; // => 0

// --- a receiver for the callback
let receiver;
[1].forEach(function () {
  receiver = this;
}, "given");
receiver; // => "given"

// --- a callback is a function
[].forEach(); // !! TypeError
