/*---
spec: sec-iterator.prototype.filter
node: current
---*/
// --- passes on what the callback says yes to
[1, 2, 3, 4]
  .values()
  .filter((n) => n % 2 === 0)
  .toArray(); // => [2, 4]
["a", "b"]
  .values()
  .filter((_, index) => index === 1)
  .toArray(); // => ["b"]

// --- works without end
function* numbers() {
  for (let n = 0; ; n++) yield n;
}
numbers()
  .filter((n) => n % 7 === 3)
  .take(3)
  .toArray(); // => [3, 10, 17]

// --- a callback that throws closes the source
const log = [];
function* source() {
  try {
    yield 1;
  } finally {
    log.push("closed");
  }
}
try {
  source()
    .filter(() => {
      throw new RangeError();
    })
    .next();
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "RangeError"]

// --- a callback is a function
[].values().filter(); // !! TypeError
