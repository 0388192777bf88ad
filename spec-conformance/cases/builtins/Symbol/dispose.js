/*---
spec: sec-symbol.dispose
---*/
// --- is absent, as `using` is
Symbol.dispose; // => undefined
"dispose" in Symbol; // => false

// --- what to write instead
const log = [];
const file = { close: () => log.push("closed") };
try {
  log.push("used");
} finally {
  file.close();
}
log; // => ["used", "closed"]
