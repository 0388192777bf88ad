/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-delete
---*/
// --- removes all pairs of a name
const params = new URLSearchParams("a=1&b=2&a=3");
params.delete("a"); // => undefined
params.delete("missing");
String(params); // => "b=2"

// --- or only those with a value
const some = new URLSearchParams("a=1&a=2&a=1");
some.delete("a", 1);
String(some); // => "a=2"

// --- it needs a name
new URLSearchParams().delete(); // !! TypeError
