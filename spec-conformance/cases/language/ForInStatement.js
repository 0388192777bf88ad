/*---
spec: sec-for-in-and-for-of-statements
---*/
// --- keys as text: integers in order of size, then the others; inherited ones too
const parent = { inherited: 1 };
const object = { __proto__: parent, b: 1, 2: 1, a: 1, 1: 1, [Symbol("s")]: 1 };
const keys = [];
for (const key in object) keys.push(key);
keys; // => ["1", "2", "b", "a", "inherited"]

// --- what is hidden by an own property is not visited
const seen = [];
for (const key in Object.create({ x: 1, y: 1 }, { x: { value: 2, enumerable: false } })) seen.push(key);
seen; // => ["y"]

// --- keys deleted on the way are skipped
const shrinking = { a: 1, b: 2, c: 3 };
const visited = [];
for (const key in shrinking) {
  visited.push(key);
  delete shrinking.b;
}
visited; // => ["a", "c"]

// --- of an array it gives the indices as text; of null nothing
const indices = [];
for (const i in ["x", , "z"]) indices.push(i);
for (const i in null) indices.push("never");
for (const i in "hi") indices.push(i);
indices; // => ["0", "2", "0", "1"]

// --- each round has its own constant, and any place can take the key
const target = {};
for (target.key in { last: 1 });
target; // => { key: "last" }

// --- a closure in each round sees its own key
const readers = [];
for (const key in { a: 1, b: 2 }) readers.push(() => key);
readers.map((read) => read()); // => ["a", "b"]

// --- one variable, without a value
for (const a, b in {}); // ~~ parse/syntax
