/*---
spec: sec-error.prototype.message
---*/
// --- is empty for all that have none of their own
Error.prototype.message; // => ""
new RangeError().message; // => ""

// --- hidden and writable
const { writable, enumerable } = Object.getOwnPropertyDescriptor(Error.prototype, "message");
[writable, enumerable]; // => [true, false]
const error = new Error("first");
error.message = "second";
String(error); // => "Error: second"

// --- a subclass may say it for all
class Timeout extends Error {
  get message() {
    return "took too long";
  }
}
`${new Timeout()}`; // => "Error: took too long"
