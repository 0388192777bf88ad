/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-size
---*/
// --- how many pairs
[new URLSearchParams("a=1&a=2&b").size, new URLSearchParams().size]; // => [3, 0]

// --- it is only for reading
const params = new URLSearchParams("a=1");
params.size = 5; // !! TypeError
