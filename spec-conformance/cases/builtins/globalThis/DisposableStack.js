/*---
spec: sec-global-object
---*/
// --- is absent, as `using` is
typeof DisposableStack; // => "undefined"

// --- a use is found before the program runs
new DisposableStack(); // ~~ name/absent

// --- what to write instead
const log = [];
const cleanups = [() => log.push("first"), () => log.push("second")];
try {
  log.push("work");
} finally {
  for (const cleanup of cleanups.toReversed()) cleanup();
}
log; // => ["work", "second", "first"]
