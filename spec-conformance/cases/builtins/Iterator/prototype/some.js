/*---
spec: sec-iterator.prototype.some
node: current
---*/
// --- true if the callback says yes once
[1, 2, 3].values().some((n) => n > 2); // => true
[].values().some(() => true); // => false

// --- the first yes closes the source
const log = [];
function* source() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
source().some((n) => n === 1); // => true
log; // => ["closed"]

// --- a callback is a function
[1].values().some(); // !! TypeError
