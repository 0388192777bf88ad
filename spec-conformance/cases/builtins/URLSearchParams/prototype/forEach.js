/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- value, name and parameters
const params = new URLSearchParams("a=1&b=2");
const seen = [];
params.forEach(function (value, name, all) {
  seen.push(name + value + (all === params) + this.k);
}, { k: "!" });
seen; // => ["a1true!", "b2true!"]

// --- it needs a function
new URLSearchParams().forEach({}); // !! TypeError
