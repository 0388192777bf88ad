/*---
spec: sec-destructuring-binding-patterns
---*/
// --- renaming, defaults, nesting, rest
const { a, b: renamed, c = 3, d: { e } = { e: 5 }, ...others } = { a: 1, b: 2, x: 9, y: 8 };
[a, renamed, c, e, others]; // => [1, 2, 3, 5, { x: 9, y: 8 }]

// --- a default stands in for undefined only
const { x = "default", y = "default", z = "default" } = { x: null, y: undefined, z: 0 };
[x, y, z]; // => [null, "default", 0]

// --- computed keys, and keys that are no names
const key = "dash-ed";
const { [key]: dashed, 0: first, "quoted": q } = { "dash-ed": 1, 0: 2, quoted: 3 };
[dashed, first, q]; // => [1, 2, 3]

// --- as an assignment it takes any target
const target = {};
let swap = 1, other = 2;
({ p: target.deep, q: target["list"], ...target.rest } = { p: 1, q: 2, r: 3 });
target; // => { deep: 1, list: 2, rest: { r: 3 } }

// --- keys, values and defaults are evaluated one property after the other
const order = [];
const source = { get one() { return void order.push("read one"); }, get two() { return order.push("read two"); } };
const { one = order.push("default one"), two } = source;
order; // => ["read one", "default one", "read two"]

// --- a primitive is looked at like an object; null and undefined are not
const { length } = "abc";
length; // => 3
const {} = null; // !! TypeError

// --- computed keys are evaluated in order, before what they name is read
const order = [];
const key = (name) => (order.push(`key ${name}`), name);
const proxy = new Proxy({}, { get: (target, name) => void order.push(`read ${name}`) });
const { [key("a")]: a, [key("b")]: b } = proxy;
order; // => ["key a", "read a", "key b", "read b"]

// --- a declaration with a pattern needs a value
const { missing }; // ~~ early/missing-initializer
