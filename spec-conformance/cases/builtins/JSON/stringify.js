/*---
spec: sec-json.stringify
---*/
// --- data becomes text; what JSON cannot say is left out, or null in a list
JSON.stringify({ a: [1, "x", undefined, () => {}, Symbol("s"), NaN], b: undefined, c: null }); // => '{"a":[1,"x",null,null,null,null],"c":null}'
[JSON.stringify(undefined), JSON.stringify(() => {}), JSON.stringify(-0), JSON.stringify("\u2028\ud83d\n")]; // => [undefined, undefined, "0", '"\u2028\\ud83d\\n"']

// --- `toJSON` decides, and gets the key
JSON.stringify({ when: new Date(0), own: { toJSON: (key) => `key ${key}` } }); // => '{"when":"1970-01-01T00:00:00.000Z","own":"key own"}'

// --- a replacer: a function that sees every value, or a list of keys
JSON.stringify({ a: 1, b: "two", c: [3] }, (key, value) => (typeof value === "number" ? value + 1 : value)); // => '{"a":2,"b":"two","c":[4]}'
JSON.stringify({ b: 1, a: { b: 2, c: 3 } }, ["a", "b"]); // => '{"a":{"b":2},"b":1}'

// --- indentation: up to ten spaces, or text
JSON.stringify({ a: [1], b: {}, c: [] }, null, 2); // => '{\n  "a": [\n    1\n  ],\n  "b": {},\n  "c": []\n}'
JSON.stringify([1], null, "--"); // => "[\n--1\n]"
JSON.stringify([1], null, 99).length; // => 15

// --- maps and sets have no properties of their own; boxed values count as values
JSON.stringify([new Map([[1, 2]]), new Set([1]), new Number(1), Object("a"), /x/]); // => '[{},{},1,"a",{}]'

// --- a circle has no text
const circle = {};
circle.self = circle;
JSON.stringify(circle); // !! TypeError

// --- a replacer sees the whole value first, under the empty key
const keys = [];
JSON.stringify({ a: [true] }, function (key, value) {
  keys.push([key, this === value]);
  return value;
});
keys; // => [["", false], ["a", false], ["0", false]]

// --- own enumerable properties with names, by reading them
const base = { inherited: 1 };
JSON.stringify({ __proto__: base, get now() { return "read"; }, [Symbol("s")]: 1, 1: "first" }); // => '{"1":"first","now":"read"}'

// --- neither has a BigInt
JSON.stringify({ big: 1n }); // !! TypeError: Do not know how to serialize a BigInt
