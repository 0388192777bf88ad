/*---
spec: sec-%asyncfromsynciteratorprototype%.throw
---*/
// --- passes an error on to the plain iterator
function* source() {
  try {
    yield 1;
  } catch (error) {
    yield `caught ${error}`;
  }
}
async function* pass() {
  yield* source();
}
const generator = pass();
await generator.next();
await generator.throw("oops"); // => { value: "caught oops", done: false }

// --- an iterator that takes none is closed
// node: current
const log = [];
const source = {
  [Symbol.iterator]: () => ({
    next: () => ({ value: 1, done: false }),
    return() {
      log.push("closed");
      return {};
    },
  }),
};
async function* pass() {
  yield* source;
}
const generator = pass();
await generator.next();
await generator.throw("oops").catch((error) => log.push(error.name));
log; // => ["closed", "TypeError"]

// --- what the plain iterator throws back comes out
async function* pass() {
  yield* (function* () {
    yield 1;
  })();
}
const generator = pass();
await generator.next();
await generator.throw(new RangeError("oops")); // !! RangeError: oops
