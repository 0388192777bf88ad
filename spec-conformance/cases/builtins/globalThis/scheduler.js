/*---
spec: sec-global-object
---*/
// --- is absent, as there are no timers
typeof scheduler; // => "undefined"

// --- a use is found before the program runs
await scheduler.wait(100); // ~~ name/absent

// --- the name is free
const scheduler = { jobs: ["a", "b"], next: () => scheduler.jobs.shift() };
scheduler.next(); // => "a"
