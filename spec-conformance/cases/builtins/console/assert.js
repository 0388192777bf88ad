/*---
spec: https://console.spec.whatwg.org/#assert
---*/
// --- it speaks only when the condition does not hold
console.assert(1 === 1, "silent");
console.assert(1 === 2, "wrong: %d", 5);
console.assert();
// >> Assertion failed: wrong: 5
// >> Assertion failed

// --- it throws nothing
console.assert(false); // => undefined
