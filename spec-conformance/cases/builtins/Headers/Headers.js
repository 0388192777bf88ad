/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-headers
---*/
// --- from an object, from pairs, from other headers
const headers = new Headers({ "Content-Type": "text/plain", accept: "*/*" });
[...headers]; // => [["accept", "*/*"], ["content-type", "text/plain"]]
[...new Headers([["a", "1"], ["A", "2"]])]; // => [["a", "1, 2"]]
[...new Headers(new Headers({ x: "y" })), ...new Headers()]; // => [["x", "y"]]

// --- values become text, without spaces around them
[new Headers({ a: 1, b: " x\t" }).get("a"), new Headers({ b: " x\t" }).get("b")]; // => ["1", "x"]

// --- a name must be a name
new Headers({ "a b": "1" }); // !! TypeError

// --- pairs are pairs
new Headers([["a"]]); // !! TypeError

// --- it is made with `new`
Headers(); // !! TypeError
