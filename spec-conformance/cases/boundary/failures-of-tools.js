/*---
spec: sec-error-objects
---*/
// --- what a tool says when it refuses
await tools.refuse({ message: "not today" }); // ~~ ToolFailure: not today

// --- a refusal is an error that the program can catch
let caught;
try {
  await tools.refuse({ message: "not today" });
} catch (error) {
  caught = [error instanceof Error, error.name, error.message];
}
caught; // => [true, "Error", "not today"]

// --- a defect of the host says nothing of the host
let message;
try {
  await tools.crash();
} catch (error) {
  message = error.message;
}
message.includes("secret"); // => false

// --- one refusal among many
const results = await Promise.allSettled([tools.add({ a: 1, b: 2 }), tools.refuse({ message: "no" })]);
results.map(({ status }) => status); // => ["fulfilled", "rejected"]

// --- an unknown tool, with the nearest name
await tools.ad({ a: 1, b: 2 }); // ~~ UnknownTool: add

// --- a namespace is no tool
await tools.files(); // ~~ UnknownTool: list

// --- tools cannot be replaced
tools.echo = () => 1; // !! TypeError
