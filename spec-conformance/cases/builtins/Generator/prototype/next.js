/*---
spec: sec-generator.prototype.next
---*/
// --- runs to the next yield, and gives it what it is called with
function* talk() {
  const name = yield "who?";
  return `hello ${name}`;
}
const talking = talk();
talking.next("not heard"); // => { value: "who?", done: false }
talking.next("Ada"); // => { value: "hello Ada", done: true }
talking.next(); // => { value: undefined, done: true }

// --- nothing runs before the first call
const log = [];
const generator = (function* () {
  log.push("runs");
})();
log; // => []
generator.next();
log; // => ["runs"]

// --- what is thrown inside comes out, and ends it
const generator = (function* () {
  throw new RangeError("inside");
})();
try {
  generator.next();
} catch {}
generator.next(); // => { value: undefined, done: true }

// --- a generator that runs cannot go on
const generator = (function* () {
  generator.next();
})();
generator.next(); // !! TypeError

// --- is not generic
(function* () {})().next.call({}); // !! TypeError
