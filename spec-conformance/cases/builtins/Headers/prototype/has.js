/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-has
---*/
// --- whether there is a value, also an empty one
const headers = new Headers({ "X-Y": "" });
[headers.has("x-y"), headers.has("X-Y"), headers.has("z")]; // => [true, true, false]

// --- only of headers
Headers.prototype.has.call({}, "a"); // !! TypeError
