/*---
spec: sec-asyncgenerator-prototype-next
---*/
// --- gives a promise of the next result
async function* ticks() {
  yield 1;
  return "end";
}
const generator = ticks();
generator.next() instanceof Promise; // => true
await generator.next(); // => { value: "end", done: true }

// --- calls that come too early wait in line
async function* slow() {
  for (let n = 1; n <= 2; n++) yield await Promise.resolve(n);
}
const generator = slow();
await Promise.all([generator.next(), generator.next(), generator.next()]); // => [{ value: 1, done: false }, { value: 2, done: false }, { value: undefined, done: true }]

// --- what is yielded is awaited
const generator = (async function* () {
  yield Promise.resolve("awaited");
})();
await generator.next(); // => { value: "awaited", done: false }

// --- results come in order, also when a return waits in between
async function* numbers() {
  yield 1;
  yield 2;
}
const generator = numbers();
const all = await Promise.all([generator.next(), generator.return("stop"), generator.next()]);
all.map(({ value }) => value); // => [1, "stop", undefined]

// --- a wrong receiver rejects the promise
const { next } = (async function* () {})();
await next.call({}); // !! TypeError
