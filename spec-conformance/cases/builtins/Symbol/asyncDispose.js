/*---
spec: sec-symbol.asyncdispose
---*/
// --- is absent, as `await using` is
Symbol.asyncDispose; // => undefined
"asyncDispose" in Symbol; // => false

// --- what to write instead
const log = [];
const connection = { close: async () => log.push("closed") };
try {
  log.push("used");
} finally {
  await connection.close();
}
log; // => ["used", "closed"]
