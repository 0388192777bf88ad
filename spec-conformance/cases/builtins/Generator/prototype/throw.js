/*---
spec: sec-generator.prototype.throw
---*/
// --- throws where the generator stands
function* patient() {
  while (true) {
    try {
      yield "ready";
    } catch (error) {
      yield `caught ${error}`;
    }
  }
}
const generator = patient();
generator.next();
generator.throw("oops"); // => { value: "caught oops", done: false }
generator.next(); // => { value: "ready", done: false }

// --- where nobody catches it comes back, and the generator has ended
const generator = (function* () {
  yield 1;
  yield 2;
})();
generator.next();
let caught;
try {
  generator.throw("oops");
} catch (error) {
  caught = error;
}
caught; // => "oops"
generator.next(); // => { value: undefined, done: true }

// --- before it began, and after it ended
(function* () {
  try {
    yield 1;
  } catch {}
})().throw("oops"); // !! "oops"

// --- is not generic
(function* () {})().throw.call({}, "oops"); // !! TypeError
