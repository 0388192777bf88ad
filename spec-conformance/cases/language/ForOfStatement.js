/*---
spec: sec-for-in-and-for-of-statements
---*/
// --- values of any iterable, taken apart on the way
const lines = [];
for (const [key, { n }] of new Map([["a", { n: 1 }], ["b", { n: 2 }]])) lines.push(`${key}${n}`);
for (const letter of "é😀") lines.push(letter);
lines; // => ["a1", "b2", "é", "😀"]

// --- what is added on the way is visited too
const growing = [1];
for (const n of growing) if (n < 4) growing.push(n + 1);
growing; // => [1, 2, 3, 4]

// --- leaving early closes the iterator: by break, return, throw
const log = [];
const iterable = {
  [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: () => (log.push("closed"), {}) }),
};
for (const n of iterable) break;
(() => {
  for (const n of iterable) return n;
})();
try {
  for (const n of iterable) throw new Error("out");
} catch (error) {
  log.push(error.message);
}
log; // => ["closed", "closed", "closed", "out"]

// --- an error of the iterator itself does not close it
const broken = { [Symbol.iterator]: () => ({ next() { throw new RangeError("no more"); }, return: () => { throw 1; } }) };
for (const n of broken); // !! RangeError: no more

// --- `for await` waits for each value
const slow = [Promise.resolve(1), 2, Promise.resolve(3)];
let sum = 0;
for await (const n of slow) sum += n;
sum; // => 6

// --- leaving `for await` waits until the iterator has closed
const closing = [];
async function* slowly() {
  try {
    yield 1;
    yield 2;
  } finally {
    await null;
    closing.push("closed");
  }
}
for await (const n of slowly()) {
  closing.push(n);
  break;
}
closing; // => [1, "closed"]

// --- an error on the way out wins over one of `return`
const both = { [Symbol.iterator]: () => ({ next: () => ({ done: false }), return: () => { throw new RangeError("closing"); } }) };
let seen;
try {
  for (const n of both) throw new TypeError("body");
} catch (error) {
  seen = error.message;
}
seen; // => "body"
for (const n of both) break; // !! RangeError: closing

// --- objects are not iterable; their entries are
for (const [key, value] of { a: 1 }); // !! TypeError
