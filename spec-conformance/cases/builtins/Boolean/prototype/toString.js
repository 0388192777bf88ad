/*---
spec: sec-boolean.prototype.tostring
---*/
// --- true or false as text
true.toString(); // => "true"
new Boolean(false).toString(); // => "false"
Boolean.prototype.toString(); // => "false"

// --- is called for text, not for arithmetic
`${new Boolean(true)}`; // => "true"
true + 1; // => 2
"is " + false; // => "is false"

// --- is not generic
Boolean.prototype.toString.call("true"); // !! TypeError
