/*---
spec: https://console.spec.whatwg.org/#timeend
---*/
// --- stops a clock and logs how long it ran
console.time("load");
console.timeEnd("load"); // => undefined

// --- a clock that does not run is a warning, no error
// diverges: Node warns outside the log
console.timeEnd("never");
// >> No such label 'never' for console.timeEnd()
