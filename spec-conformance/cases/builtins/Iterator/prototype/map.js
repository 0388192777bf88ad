/*---
spec: sec-iterator.prototype.map
node: current
---*/
// --- passes on the callback's answers, one at a time
["1", "2"].values().map(Number).toArray(); // => [1, 2]
["a", "b"]
  .values()
  .map((letter, index) => letter + index)
  .toArray(); // => ["a0", "b1"]

// --- works when it is asked, not before
const log = [];
const mapped = [1, 2].values().map((n) => {
  log.push(n);
  return n * 2;
});
log; // => []
mapped.next(); // => { value: 2, done: false }
log; // => [1]

// --- does not wait for promises
[1]
  .values()
  .map(async (n) => n)
  .next().value instanceof Promise; // => true

// --- an iterator whose return throws throws at the end, unless the callback threw before
const source = {
  __proto__: Iterator.prototype,
  next: () => ({ value: 1, done: false }),
  return() {
    throw new RangeError("return");
  },
};
source
  .map(() => {
    throw new SyntaxError("callback");
  })
  .next(); // !! SyntaxError: callback

// --- a callback is a function; the source is closed if it is none
let closed = false;
const source = {
  __proto__: Iterator.prototype,
  next: () => ({ done: true }),
  return() {
    closed = true;
    return {};
  },
};
try {
  source.map(1);
} catch {}
closed; // => true
source.map(); // !! TypeError
