/*---
spec: sec-property-accessors
---*/
// --- an accessor without a getter reads as undefined, however often
const onlySet = { set a(value) {} };
[1, 2, 3].map(() => [onlySet.a].length === 1 && onlySet.a); // => [undefined, undefined, undefined]

// --- a key becomes text, once
const object = { 1: "one", null: "null", "a,b": "joined" };
[object[1], object["1"], object[null], object[["a", "b"]]]; // => ["one", "one", "null", "joined"]

// --- primitives have the properties of their prototypes
["abc".length, "abc"[1], (5).constructor === Number, true.missing]; // => [3, "b", true, undefined]

// --- a getter gets the object it was asked on
const parent = { get name() { return this.own; } };
({ __proto__: parent, own: "child" }).name; // => "child"

// --- the object is evaluated before the key
const order = [];
(order.push("object"), {})[order.push("key")];
order; // => ["object", "key"]

// --- a line of properties does not care about line breaks
[3, 1, 2]
  .sort()
  .map((n) => n * 2)
  .join("-"); // => "2-4-6"

// --- nothing can be read from undefined
const user = {};
user.address.city; // !! TypeError: Cannot read properties of undefined (reading 'city')
