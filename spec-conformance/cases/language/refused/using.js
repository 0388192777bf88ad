/*---
spec: https://tc39.es/proposal-explicit-resource-management/
---*/
// --- release the resource in a `finally` block instead
using handle = open(); // ~~ unsupported/using

// --- the async form
await using handle = open(); // ~~ unsupported/using

// --- in the head of a loop
for (using handle of handles) handle.read(); // ~~ unsupported/using

// --- `using` is a name elsewhere
const using = 1;
using; // => 1

// --- `finally` does the same
const log = [];
const handle = { read: () => log.push("read"), close: () => log.push("close") };
try {
  handle.read();
} finally {
  handle.close();
}
log; // => ["read", "close"]
