/*---
spec: sec-iterator.prototype.flatmap
node: current
---*/
// --- passes on what the iterables hold that the callback gives
[1, 2]
  .values()
  .flatMap((n) => [n, n * 10])
  .toArray(); // => [1, 10, 2, 20]
["a", "b"]
  .values()
  .flatMap((letter, index) => Array(index).fill(letter))
  .toArray(); // => ["b"]

// --- one level only
[1]
  .values()
  .flatMap((n) => [[n]])
  .toArray(); // => [[1]]

// --- an early end closes inner and outer
const log = [];
function* source(name, value) {
  try {
    yield value;
    yield value;
  } finally {
    log.push(`${name} closed`);
  }
}
const all = source("outer", 1).flatMap((n) => source("inner", n));
all.next();
all.return();
log; // => ["inner closed", "outer closed"]

// --- text is no list here
["ab"]
  .values()
  .flatMap((text) => text)
  .toArray(); // !! TypeError
