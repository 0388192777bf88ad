/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-delete
---*/
// --- removes all values of a name, whatever its letters
const headers = new Headers([["A", "1"], ["a", "2"], ["b", "3"]]);
headers.delete("a"); // => undefined
headers.delete("missing");
[...headers]; // => [["b", "3"]]

// --- a name must be a name
new Headers().delete(""); // !! TypeError
