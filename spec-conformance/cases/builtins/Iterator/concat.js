/*---
spec: sec-iterator.concat
node: current
---*/
// --- one iterator after the other, each opened when its turn comes
Iterator.concat([1, 2], new Set([3])).toArray(); // => [1, 2, 3]
[...Iterator.concat()]; // => []

// --- the iterator method is looked up at once, called late
const log = [];
const source = {
  get [Symbol.iterator]() {
    log.push("looked up");
    return function* () {
      log.push("opened");
      yield "x";
    };
  },
};
const all = Iterator.concat([1], source);
log; // => ["looked up"]
all.toArray(); // => [1, "x"]
log; // => ["looked up", "opened"]

// --- an early end closes the one that is open
const log = [];
function* open() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
for (const n of Iterator.concat(open(), [3])) break;
log; // => ["closed"]

// --- an iterator that it has not come to yet is never opened
let opened = false;
const late = {
  [Symbol.iterator]() {
    opened = true;
    return [].values();
  },
};
const all = Iterator.concat([1], late);
all.next();
all.return();
opened; // => false

// --- takes iterable objects, no text
Iterator.concat("ab"); // !! TypeError
