/*---
spec: https://console.spec.whatwg.org/#trace
---*/
// --- logs where the program is
// diverges: the lines below are those of the program alone
console.trace("here %d", 1);
// >> Trace: here 1
// >>     at (program:2:9)

// --- points at the name of the method, however its arguments are given
// diverges: the lines below are those of the program alone
console.trace(...["here"]);
console.trace(await "here");
// >> Trace: here
// >>     at (program:2:9)
// >> Trace: here
// >>     at (program:3:9)
