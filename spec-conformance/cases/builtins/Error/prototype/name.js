/*---
spec: sec-error.prototype.name
---*/
// --- is the kind, inherited
Error.prototype.name; // => "Error"
Object.hasOwn(new Error(), "name"); // => false

// --- a subclass has the name of its parent until it says its own
class ToolError extends Error {}
new ToolError().name; // => "Error"
ToolError.prototype.name = "ToolError";
String(new ToolError("failed")); // => "ToolError: failed"

// --- hidden from loops
const keys = [];
for (const key in new Error("x")) keys.push(key);
keys; // => []
Object.prototype.propertyIsEnumerable.call(Error.prototype, "name"); // => false
