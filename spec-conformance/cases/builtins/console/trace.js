/*---
spec: https://console.spec.whatwg.org/#trace
---*/
// --- logs where the program is
// diverges: the lines below are those of the program alone
console.trace("here %d", 1);
// >> Trace: here 1
// >>     at (program:2:9)
