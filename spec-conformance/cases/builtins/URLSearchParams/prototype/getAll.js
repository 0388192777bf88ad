/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-getall
---*/
// --- all values, perhaps none
const params = new URLSearchParams("a=1&b=2&a=3");
[params.getAll("a"), params.getAll("c")]; // => [["1", "3"], []]

// --- only of query parameters
URLSearchParams.prototype.getAll.call({}, "a"); // !! TypeError
