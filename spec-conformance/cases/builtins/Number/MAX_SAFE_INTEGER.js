/*---
spec: sec-number.max_safe_integer
---*/
// --- the last integer that can be trusted
Number.MAX_SAFE_INTEGER; // => 9007199254740991
Number.MAX_SAFE_INTEGER + 1 === Number.MAX_SAFE_INTEGER + 2; // => true

// --- not writable, not deletable, not listed
Object.getOwnPropertyDescriptor(Number, "MAX_SAFE_INTEGER"); // => { value: 9007199254740991, writable: false, enumerable: false, configurable: false }
