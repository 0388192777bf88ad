/*---
spec: sec-asyncgenerator-prototype-throw
---*/
// --- throws where it stands
async function* patient() {
  try {
    yield "ready";
  } catch (error) {
    yield `caught ${error}`;
  }
}
const generator = patient();
await generator.next();
await generator.throw("oops"); // => { value: "caught oops", done: false }
await generator.next(); // => { value: undefined, done: true }

// --- where nobody catches the promise is rejected
const generator = (async function* () {
  yield 1;
})();
await generator.next();
await generator.throw("oops").catch((error) => `rejected: ${error}`); // => "rejected: oops"

// --- before it began it ends it
await (async function* () {
  yield 1;
})().throw("oops"); // !! "oops"

// --- a wrong receiver rejects the promise
const generator = (async function* () {})();
await generator.throw.call({}, "oops"); // !! TypeError
