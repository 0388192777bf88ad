/*---
spec: sec-global-object
---*/
// --- is absent, as there are no events
typeof EventTarget; // => "undefined"

// --- a use is found before the program runs
new EventTarget(); // ~~ name/absent

// --- what to write instead
const listeners = new Set();
const seen = [];
listeners.add((news) => seen.push(news));
for (const listener of listeners) listener("changed");
seen; // => ["changed"]
