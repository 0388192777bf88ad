/*---
spec: sec-global-object
---*/
// --- is absent
typeof setTimeout; // => "undefined"
"setTimeout" in globalThis; // => false

// --- a call is found before the program runs
setTimeout(() => {}, 100); // ~~ name/absent

// --- and throws where it is caught
await new Promise((resolve) => setTimeout(resolve, 100)); // !! ReferenceError

// --- what others do in between is awaited, no time is
const log = [];
const work = (async () => {
  await null;
  log.push("work");
})();
log.push("meanwhile");
await work;
log; // => ["meanwhile", "work"]
