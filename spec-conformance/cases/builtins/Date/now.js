/*---
spec: sec-date.now
---*/
// --- the moment, in whole milliseconds
const now = Date.now();
[typeof now, Number.isInteger(now), now > Date.UTC(2024, 0), Math.abs(new Date() - now) < 60000]; // => ["number", true, true, true]

// --- it does not go back
const first = Date.now();
Date.now() >= first; // => true

// --- it is no constructor
new Date.now(); // !! TypeError: Date.now is not a constructor
