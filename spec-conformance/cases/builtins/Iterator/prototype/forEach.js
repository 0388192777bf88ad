/*---
spec: sec-iterator.prototype.foreach
node: current
---*/
// --- calls with element and index, gives nothing back
const lines = [];
new Set(["a", "b"]).values().forEach((letter, index) => lines.push(`${index}${letter}`)); // => undefined
lines; // => ["0a", "1b"]

// --- a callback that throws closes the source
const log = [];
function* source() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
try {
  source().forEach((n) => {
    log.push(n);
    throw new RangeError();
  });
} catch (error) {
  log.push(error.name);
}
log; // => [1, "closed", "RangeError"]

// --- the receiver is an object
Iterator.prototype.forEach.call("ab", () => {}); // !! TypeError
