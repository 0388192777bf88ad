/*---
spec: sec-ecmascript-overview
limits: { maxToolCalls: 2 }
---*/
// --- calls up to the limit are admitted
await tools.echo({ value: 1 });
await tools.echo({ value: 2 }); // => 2
await tools.echo({ value: 3 }); // ~~ ToolCallLimitExceeded

// --- console output is told line by line
console.log("a", 1); // >> a 1
console.log("b\nc");
// >> b
// >> c
