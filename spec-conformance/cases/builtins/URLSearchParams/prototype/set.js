/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-set
---*/
// --- replaces the first and removes the others of that name
const params = new URLSearchParams("a=1&b=2&a=3");
params.set("a", 9); // => undefined
params.set("c", "new");
String(params); // => "a=9&b=2&c=new"

// --- two arguments
new URLSearchParams().set("a"); // !! TypeError
