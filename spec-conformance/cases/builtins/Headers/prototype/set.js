/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-set
---*/
// --- replaces all values of a name
const headers = new Headers([["a", "1"], ["a", "2"]]);
headers.set("A", 3); // => undefined
[...headers]; // => [["a", "3"]]

// --- a value has no characters beyond one byte
new Headers().set("a", "€"); // !! TypeError
