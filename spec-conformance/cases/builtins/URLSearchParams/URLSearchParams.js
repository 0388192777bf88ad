/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
---*/
// --- from text, pairs, an object or any iterable of pairs
[new URLSearchParams("?a=1&b=x+y&b=%C3%A9"), new URLSearchParams([["a", 1]]), new URLSearchParams({ a: 1, b: [2, 3] }), new URLSearchParams(new Map([["k", "v"]]))].map(String); // => ["a=1&b=x+y&b=%C3%A9", "a=1", "a=1&b=2%2C3", "k=v"]

// --- half pairs, empty ones, and broken escapes
[...new URLSearchParams("a&=b&&c=%zz%")]; // => [["a", ""], ["", "b"], ["c", "%zz%"]]
[...new URLSearchParams(), ...new URLSearchParams(undefined)]; // => []

// --- pairs have two parts
new URLSearchParams([["a"]]); // !! TypeError

// --- it is made with `new`
URLSearchParams("a"); // !! TypeError
