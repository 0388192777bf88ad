/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-append
---*/
// --- adds a value to those that are there
const headers = new Headers({ Accept: "a" });
headers.append("accept", "b"); // => undefined
headers.get("ACCEPT"); // => "a, b"

// --- a line break cannot be in a value
new Headers().append("a", "1\n2"); // !! TypeError

// --- two arguments
new Headers().append("a"); // !! TypeError
