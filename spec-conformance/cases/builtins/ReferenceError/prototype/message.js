/*---
spec: sec-nativeerror.prototype.message
---*/
// --- empty where none was given
ReferenceError.prototype.message; // => ""
new ReferenceError().message; // => ""

// --- says which name
let message;
try {
  later;
} catch (error) {
  message = error.message;
}
let later;
message.includes("later"); // => true
