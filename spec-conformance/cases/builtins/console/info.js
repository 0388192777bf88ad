/*---
spec: https://console.spec.whatwg.org/#info
---*/
// --- like log
console.info(null, undefined, -0, 1n, true);
// >> null undefined -0 1n true

// --- long text is not cut
console.info("x".repeat(200).length, ["y".repeat(20)]);
// >> 200 [ 'yyyyyyyyyyyyyyyyyyyy' ]
