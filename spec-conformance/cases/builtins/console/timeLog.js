/*---
spec: https://console.spec.whatwg.org/#timelog
---*/
// --- logs how long a clock runs, with more values; it runs on
console.time("load");
console.timeLog("load", "half", 1);
console.timeEnd("load"); // => undefined

// --- a clock that does not run is a warning, no error
// diverges: Node warns outside the log
console.timeLog();
// >> No such label 'default' for console.timeLog()
