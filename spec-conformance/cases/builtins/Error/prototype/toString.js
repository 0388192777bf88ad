/*---
spec: sec-error.prototype.tostring
---*/
// --- name and message
new Error("x").toString(); // => "Error: x"
new TypeError().toString(); // => "TypeError"
Object.assign(new Error("x"), { name: "" }).toString(); // => "x"

// --- works for all that have either
Error.prototype.toString.call({ name: "Oops", message: "it broke" }); // => "Oops: it broke"
Error.prototype.toString.call({}); // => "Error"
Error.prototype.toString.call({ name: null, message: 0 }); // => "null: 0"

// --- reads the name first
const log = [];
const error = {
  get name() {
    log.push("name");
  },
  get message() {
    log.push("message");
  },
};
Error.prototype.toString.call(error); // => "Error"
log; // => ["name", "message"]

// --- the receiver is an object
Error.prototype.toString.call("text"); // !! TypeError
