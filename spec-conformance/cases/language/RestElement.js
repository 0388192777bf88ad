/*---
spec: sec-destructuring-binding-patterns
---*/
// --- the rest of the arguments is a real array
const join = (separator, ...parts) => parts.map(String).join(separator);
[join("-", 1, 2, 3), join("-")]; // => ["1-2-3", ""]
((...all) => Array.isArray(all))(); // => true

// --- a rest can be taken apart again
const [head, ...[second, ...{ length }]] = "abcdef";
[head, second, length]; // => ["a", "b", 4]

// --- the rest of an object: own, enumerable, copied by reading
const base = { inherited: 1 };
const source = Object.create(base, { shown: { value: 1, enumerable: true }, hidden: { value: 2 } });
const { ...copy } = source;
copy; // => { shown: 1 }

// --- it has no default
const f = (...rest = []) => rest; // ~~ parse/syntax
