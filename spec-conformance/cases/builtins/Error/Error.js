/*---
spec: sec-error-constructor
---*/
// --- with a message, and what caused it
const error = new Error("no connection", { cause: "timeout" });
error.message; // => "no connection"
error.cause; // => "timeout"
error instanceof Error; // => true

// --- a call makes one as well; no message means no field of its own
Error("x") instanceof Error; // => true
Object.hasOwn(new Error(), "message"); // => false
new Error(undefined).message; // => ""
new Error(null).message; // => "null"

// --- a cause that is given as undefined is there
"cause" in new Error("x", { cause: undefined }); // => true
"cause" in new Error("x", {}); // => false
"cause" in new Error("x", "cause"); // => false

// --- the message is converted before the cause is read; neither is enumerable
const log = [];
const options = {
  get cause() {
    log.push("cause");
    return 1;
  },
};
const error = new Error(
  {
    toString() {
      log.push("message");
      return "m";
    },
  },
  options,
);
log; // => ["message", "cause"]
Object.keys(error); // => []

// --- a derived class keeps its own fields
class HttpError extends Error {
  name = "HttpError";
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}
String(new HttpError(404)); // => "HttpError: status 404"
new HttpError(404) instanceof HttpError; // => true

// --- errors that caused each other are a chain
const low = new RangeError("socket");
const high = new Error("no connection", { cause: new Error("no answer", { cause: low }) });
let root = high;
while (root.cause !== undefined) root = root.cause;
root === low; // => true

// --- a cause that is only inherited counts, too
new Error("x", Object.create({ cause: "inherited" })).cause; // => "inherited"

// --- a symbol is no message
new Error(Symbol("m")); // !! TypeError
