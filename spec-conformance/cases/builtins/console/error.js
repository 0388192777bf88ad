/*---
spec: https://console.spec.whatwg.org/#error
---*/
// --- like log
console.error("code", 404, { retry: false });
console.error("%o", 1);
// >> code 404 { retry: false }
// >> 1

// --- it throws nothing
console.error(new RangeError("x")); // => undefined
