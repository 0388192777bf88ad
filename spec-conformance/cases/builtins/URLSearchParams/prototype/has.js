/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-has
---*/
// --- a name, or a name with a value
const params = new URLSearchParams("a=1&b");
[params.has("a"), params.has("b"), params.has("c"), params.has("a", "1"), params.has("a", "2"), params.has("a", undefined)]; // => [true, true, false, true, false, true]

// --- it needs a name
new URLSearchParams().has(); // !! TypeError
