/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-sort
---*/
// --- by names, pairs of one name in their order
const params = new URLSearchParams("b=2&a=3&b=1&a=0");
params.sort(); // => undefined
String(params); // => "a=3&a=0&b=2&b=1"

// --- by units, not by characters
const units = new URLSearchParams("ﬃ=1&😀=2");
units.sort();
[...units.keys()]; // => ["😀", "ﬃ"]
