/*---
spec: sec-global-object
---*/
// --- is absent
typeof setImmediate; // => "undefined"

// --- a call is found before the program runs
setImmediate(() => {}); // ~~ name/absent

// --- a job for later in the same turn is a promise's
const log = [];
Promise.resolve().then(() => log.push("later"));
log.push("now");
await null;
log; // => ["now", "later"]
