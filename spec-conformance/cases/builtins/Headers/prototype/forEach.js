/*---
spec: https://webidl.spec.whatwg.org/#es-iterable
---*/
// --- value, name and headers
const headers = new Headers({ b: "1", a: "2" });
const seen = [];
headers.forEach(function (value, name, all) {
  seen.push(name + value + (all === headers) + this.k);
}, { k: "!" });
seen; // => ["a2true!", "b1true!"]

// --- it needs a function
new Headers({ a: "1" }).forEach(null); // !! TypeError
