/*---
spec: sec-global-object
---*/
// --- is absent, as there are no timers
typeof clearTimeout; // => "undefined"

// --- a call is found before the program runs
clearTimeout(1); // ~~ name/absent

// --- what is not wanted any more is not asked for
let wanted = true;
const work = Promise.resolve().then(() => (wanted ? "done" : "skipped"));
wanted = false;
await work; // => "skipped"
