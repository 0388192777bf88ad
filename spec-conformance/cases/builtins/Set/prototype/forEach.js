/*---
spec: sec-set.prototype.foreach
---*/
// --- calls with the value, the value again, and the set
const calls = [];
const set = new Set(["a"]);
set.forEach((value, key, all) => calls.push(value, key, all === set)); // => undefined
calls; // => ["a", "a", true]

// --- a value that goes and comes again is visited again
let visits = 0;
const set = new Set(["a"]);
set.forEach((value) => {
  if (visits++ < 3) {
    set.delete(value);
    set.add(value);
  }
});
visits; // => 4

// --- a receiver for the callback
const seen = [];
new Set([1]).forEach(function () {
  seen.push(this);
}, "given");
seen; // => ["given"]

// --- a callback is a function
new Set([1]).forEach(); // !! TypeError
