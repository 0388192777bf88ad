/*---
spec: https://url.spec.whatwg.org/#dom-url-parse
node: current
---*/
// --- an address, or null instead of an error
[URL.parse("https://a.com/b").pathname, URL.parse("nope"), URL.parse("c", "https://a.com/b/").href]; // => ["/b", null, "https://a.com/b/c"]

// --- it needs one
URL.parse(); // !! TypeError
