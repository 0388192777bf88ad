/*---
spec: sec-generator.prototype.return
---*/
// --- ends the generator where it stands; finally blocks run
const log = [];
function* steps() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("finally");
  }
}
const generator = steps();
generator.next();
generator.return("early"); // => { value: "early", done: true }
log; // => ["finally"]
generator.next(); // => { value: undefined, done: true }

// --- before it began nothing runs
const log = [];
const generator = (function* () {
  try {
    log.push("never");
  } finally {
    log.push("never");
  }
})();
generator.return(5); // => { value: 5, done: true }
log; // => []

// --- a finally block may yield, or answer otherwise
function* stubborn() {
  try {
    yield 1;
  } finally {
    yield "wait";
  }
}
const generator = stubborn();
generator.next();
generator.return("end"); // => { value: "wait", done: false }
generator.next(); // => { value: "end", done: true }

// --- a generator that it delegates to is closed first
const log = [];
function* inner() {
  try {
    yield 1;
  } finally {
    log.push("inner");
  }
}
function* outer() {
  try {
    yield* inner();
  } finally {
    log.push("outer");
  }
}
const generator = outer();
generator.next();
generator.return();
log; // => ["inner", "outer"]

// --- is not generic
(function* () {})().return.call([].values()); // !! TypeError
