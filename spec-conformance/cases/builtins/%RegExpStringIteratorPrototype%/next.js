/*---
spec: sec-%regexpstringiteratorprototype%.next
---*/
// --- one match per call, then the end for ever
const it = "a1b2".matchAll(/\d/g);
[it.next().value[0], it.next().value.index, it.next(), it.next()]; // => ["1", 3, { value: undefined, done: true }, { value: undefined, done: true }]

// --- matching happens as late as possible
let calls = 0;
class Slow extends RegExp {
  exec(text) {
    calls++;
    return super.exec(text);
  }
}
const lazy = "aaa".matchAll(new Slow("a", "g"));
lazy.next();
calls; // => 1

// --- it is only for these iterators
const { next } = Object.getPrototypeOf("".matchAll(""));
next.call({}); // !! TypeError
