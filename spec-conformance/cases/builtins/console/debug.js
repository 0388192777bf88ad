/*---
spec: https://console.spec.whatwg.org/#debug
---*/
// --- like log
console.debug("value: %s", "x", [1]);
console.debug();
// >> value: x [ 1 ]
// >>
