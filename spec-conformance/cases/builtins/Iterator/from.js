/*---
spec: sec-iterator.from
node: current
---*/
// --- gives any iterator the helpers
const plain = {
  n: 0,
  next() {
    return { value: this.n++, done: this.n > 3 };
  },
};
Iterator.from(plain)
  .map((n) => n * 2)
  .toArray(); // => [0, 2, 4]

// --- an iterator that has them stays itself; iterables are opened, text too
const values = [1].values();
Iterator.from(values) === values; // => true
Iterator.from("a😀").toArray(); // => ["a", "😀"]

// --- reads next once
const log = [];
const source = {
  get next() {
    log.push("next");
    return () => ({ done: true });
  },
};
Iterator.from(source).toArray(); // => []
log; // => ["next"]

// --- other primitive values are refused
Iterator.from(5); // !! TypeError
