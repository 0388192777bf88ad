/*---
spec: sec-while-statement
limits: { timeoutMs: 60 }
---*/
// --- an endless loop ends
while (true); // ~~ TimeoutExceeded: 60

// --- so does an endless chain of promises, whatever it catches
for (;;) {
  try {
    await null;
  } catch {
    // Not reached.
  }
} // ~~ TimeoutExceeded

// --- a tool that takes too long is interrupted
await tools.wait({ ms: 60_000 }); // ~~ TimeoutExceeded

// --- a pattern that would search for ever
/(a+)+$/.test("a".repeat(40) + "!"); // ~~ TimeoutExceeded

// --- finally does not run after the end
try {
  while (true);
} finally {
  return "late";
} // ~~ TimeoutExceeded
