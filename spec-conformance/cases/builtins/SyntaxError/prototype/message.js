/*---
spec: sec-nativeerror.prototype.message
---*/
// --- empty where none was given
SyntaxError.prototype.message; // => ""
new SyntaxError().message; // => ""

// --- the message of an error that the library throws is text
let message;
try {
  JSON.parse("[1,");
} catch (error) {
  message = error.message;
}
message.length > 0; // => true
