/*---
spec: https://console.spec.whatwg.org/#console-namespace
---*/
// --- what it calls itself
[console[Symbol.toStringTag], String(console)]; // => ["console", "[object console]"]
