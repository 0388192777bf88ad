/*---
spec: sec-asyncgenerator-prototype-return
---*/
// --- ends it where it stands, after the finally blocks
const log = [];
async function* steps() {
  try {
    yield 1;
    yield 2;
  } finally {
    await null;
    log.push("finally");
  }
}
const generator = steps();
await generator.next();
await generator.return("early"); // => { value: "early", done: true }
log; // => ["finally"]

// --- its value is awaited, also before it began
const generator = (async function* () {
  yield 1;
})();
await generator.return(Promise.resolve("late")); // => { value: "late", done: true }
await generator.next(); // => { value: undefined, done: true }

// --- a value that is rejected comes back as an error
const generator = (async function* () {})();
await generator.return(Promise.reject(new RangeError("no"))); // !! RangeError: no

// --- a wrong receiver rejects the promise
const generator = (async function* () {})();
await generator.return.call([]); // !! TypeError
