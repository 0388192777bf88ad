/*---
spec: sec-iterator.prototype.drop
node: current
---*/
// --- leaves the first ones out
[1, 2, 3].values().drop(2).toArray(); // => [3]
[1, 2].values().drop(5).toArray(); // => []
[1].values().drop(0).toArray(); // => [1]

// --- takes nothing before it is asked
const log = [];
function* source() {
  for (const n of [1, 2, 3]) {
    log.push(n);
    yield n;
  }
}
const rest = source().drop(2);
log; // => []
rest.next(); // => { value: 3, done: false }
log; // => [1, 2, 3]

// --- a number that is none is refused, and the source closed
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
  source.drop(NaN);
} catch {}
closed; // => true
[].values().drop(-1); // !! RangeError
