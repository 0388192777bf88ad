/*---
spec: https://console.spec.whatwg.org/#countreset
---*/
// --- begins to count again
console.count("a");
console.countReset("a");
console.count("a");
// >> a: 1
// >> a: 1

// --- a name that was never counted is no error
console.countReset("never"); // => undefined
