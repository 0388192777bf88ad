/*---
spec: https://console.spec.whatwg.org/#info
---*/
// --- like log
console.info(null, undefined, -0, 1n, true);
// >> null undefined -0 1n true
