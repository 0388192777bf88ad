/*---
spec: https://console.spec.whatwg.org/#time
---*/
// --- starts a clock by name; what it logs later is not the same twice
console.time("load"); // => undefined

// --- a name that runs already is a warning, no error
// diverges: Node warns outside the log
console.time();
console.time();
// >> Label 'default' already exists for console.time()
