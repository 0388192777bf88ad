/*---
spec: sec-object-initializer
---*/
// --- integer keys come first, in order of size; the others in order of appearance
Object.keys({ b: 1, 10: 1, a: 1, 9: 1, "-1": 1 }); // => ["9", "10", "b", "a", "-1"]

// --- the last of two equal keys wins, at the place of the first
({ a: 1, b: 2, ["a"]: 3 }); // => { a: 3, b: 2 }

// --- spread copies own enumerable properties by reading them, and ignores what is no object
const source = { get now() { return "read"; }, __proto__: { inherited: true } };
({ ...source, ...null, ...undefined, ...1, ..."hi" }); // => { 0: "h", 1: "i", now: "read" }

// --- properties come in the order in which they are written
// diverges: V8 puts data properties that follow a spread before an accessor between them
Object.keys({ ...0, set b(value) {}, a: 1 }); // => ["b", "a"]

// --- `__proto__: value` sets the prototype; written any other way it is a property
const base = { inherited: 1 };
const __proto__ = base;
Object.getPrototypeOf({ __proto__: base }) === base; // => true
[{ __proto__ }, { ["__proto__"]: base }].map((object) => Object.hasOwn(object, "__proto__")); // => [true, true]

// --- a prototype can be set only once
({ __proto__: null, __proto__: {} }); // ~~ early/duplicate-proto
