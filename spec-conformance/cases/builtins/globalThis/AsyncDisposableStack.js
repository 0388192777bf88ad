/*---
spec: sec-global-object
---*/
// --- is absent, as `await using` is
typeof AsyncDisposableStack; // => "undefined"

// --- a use is found before the program runs
new AsyncDisposableStack(); // ~~ name/absent

// --- what to write instead
const log = [];
const close = async (name) => {
  await null;
  log.push(`closed ${name}`);
};
try {
  log.push("work");
} finally {
  for (const name of ["b", "a"]) await close(name);
}
log; // => ["work", "closed b", "closed a"]
