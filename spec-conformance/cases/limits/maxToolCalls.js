/*---
spec: sec-async-function-definitions
limits: { maxToolCalls: 2 }
---*/
// --- calls up to the limit are admitted
await tools.echo({ value: 1 });
await tools.echo({ value: 2 }); // => 2
await tools.echo({ value: 3 }); // ~~ ToolCallLimitExceeded

// --- a call over the limit can be caught; it is not made
const names = [];
for (let i = 0; i < 3; i++) {
  try {
    names.push(await tools.echo({ value: i }));
  } catch (error) {
    names.push(error.name);
  }
}
names; // => [0, 1, "Error"]

// --- one that nobody awaits decides how the program ends
for (let i = 0; i < 3; i++) tools.echo({ value: i }); // ~~ ToolCallLimitExceeded: 2

// --- a search is a call
search({ query: "add" });
search({ query: "add" });
search({ query: "add" }); // ~~ ToolCallLimitExceeded
