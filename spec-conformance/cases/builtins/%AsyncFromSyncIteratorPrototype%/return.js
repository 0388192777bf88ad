/*---
spec: sec-%asyncfromsynciteratorprototype%.return
---*/
// --- a loop that ends early closes the plain iterator
const log = [];
function* source() {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("closed");
  }
}
for await (const n of source()) break;
log; // => ["closed"]

// --- the value of the end is awaited
const source = {
  [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: (value) => ({ value, done: true }) }),
};
async function* pass() {
  yield* source;
}
const generator = pass();
await generator.next();
await generator.return(Promise.resolve("bye")); // => { value: "bye", done: true }

// --- the end must be an object
for await (const n of { [Symbol.iterator]: () => ({ next: () => ({ done: false }), return: () => 1 }) }) break; // !! TypeError
