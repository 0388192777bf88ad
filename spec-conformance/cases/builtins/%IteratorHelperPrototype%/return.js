/*---
spec: sec-%iteratorhelperprototype%.return
node: current
---*/
// --- ends the helper and closes its source
const log = [];
const source = {
  __proto__: Iterator.prototype,
  next: () => ({ value: 1, done: false }),
  return() {
    log.push("closed");
    return {};
  },
};
const helper = source.filter(() => true);
helper.next();
helper.return("ignored"); // => { value: undefined, done: true }
log; // => ["closed"]

// --- also before it began; but only once
const log = [];
const source = {
  __proto__: Iterator.prototype,
  next: () => ({ done: true }),
  return() {
    log.push("closed");
    return {};
  },
};
const helper = source.take(1);
helper.return();
helper.return();
log; // => ["closed"]
helper.next(); // => { value: undefined, done: true }

// --- a loop that ends early calls it
const log = [];
function* numbers() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
for (const n of numbers().map((n) => n)) break;
log; // => ["closed"]

// --- other iterators are refused
Object.getPrototypeOf([].values().drop(0)).return.call({}); // !! TypeError
