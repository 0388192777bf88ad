/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-get
---*/
// --- the first value, or null
const params = new URLSearchParams("a=1&a=2&b");
[params.get("a"), params.get("b"), params.get("A"), params.get("c")]; // => ["1", "", null, null]

// --- it needs a name
new URLSearchParams().get(); // !! TypeError
