/*---
spec: sec-iterator.prototype.take
node: current
---*/
// --- ends after so many
function* numbers() {
  for (let n = 0; ; n++) yield n;
}
numbers().take(3).toArray(); // => [0, 1, 2]
[1].values().take(5).toArray(); // => [1]
[1, 2].values().take(Infinity).toArray(); // => [1, 2]

// --- asks for no more than that, and closes the source
const log = [];
function* source() {
  try {
    log.push(1);
    yield 1;
    log.push(2);
    yield 2;
  } finally {
    log.push("closed");
  }
}
source().take(1).toArray();
log; // => [1, "closed"]

// --- the limit becomes a whole number
[1, 2, 3].values().take("2.9").toArray(); // => [1, 2]

// --- NaN is no limit
[1].values().take(); // !! RangeError
