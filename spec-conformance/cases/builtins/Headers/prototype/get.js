/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-get
---*/
// --- all values of a name, joined; null if there is none
const headers = new Headers([["X", "1"], ["x", "2"], ["empty", ""]]);
[headers.get("x"), headers.get("X"), headers.get("empty"), headers.get("missing")]; // => ["1, 2", "1, 2", "", null]

// --- a name must be a name
new Headers().get("a:b"); // !! TypeError
