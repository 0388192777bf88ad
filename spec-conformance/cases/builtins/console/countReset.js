/*---
spec: https://console.spec.whatwg.org/#countreset
---*/
// --- begins to count again
console.count("a");
console.countReset("a");
console.count("a");
// >> a: 1
// >> a: 1
