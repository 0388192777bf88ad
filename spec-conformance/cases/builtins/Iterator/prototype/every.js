/*---
spec: sec-iterator.prototype.every
node: current
---*/
// --- true if the callback says yes for all
[2, 4].values().every((n) => n % 2 === 0); // => true
[].values().every(() => false); // => true

// --- the first no closes the source
const log = [];
function* source() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
source().every((n, index) => n + index > 1); // => false
log; // => ["closed"]

// --- a callback is a function
[].values().every("yes"); // !! TypeError
