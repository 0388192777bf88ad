/*---
spec: sec-boolean.prototype.tostring
---*/
// --- true or false as text
true.toString(); // => "true"
new Boolean(false).toString(); // => "false"
Boolean.prototype.toString(); // => "false"

// --- is not generic
Boolean.prototype.toString.call("true"); // !! TypeError
