/*---
spec: https://console.spec.whatwg.org/#dir
---*/
// --- shows one value, as deep as one says
console.dir({ a: { b: { c: { d: 1 } } } });
console.dir({ a: { b: 1 } }, { depth: 0 });
// >> { a: { b: { c: [Object] } } }
// >> { a: [Object] }

// --- nothing is formatted
console.dir("%d", 1);
// >> '%d'
