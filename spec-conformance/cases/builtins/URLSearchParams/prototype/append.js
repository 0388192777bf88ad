/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-append
---*/
// --- adds a pair at the end
const params = new URLSearchParams("a=1");
params.append("a", 2); // => undefined
params.append("b", null);
String(params); // => "a=1&a=2&b=null"

// --- two arguments
new URLSearchParams().append("a"); // !! TypeError
