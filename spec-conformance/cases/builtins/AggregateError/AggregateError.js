/*---
spec: sec-aggregate-error
---*/
// --- holds several errors in an array of its own
const errors = new Set([new Error("a"), "b"]);
const all = new AggregateError(errors, "two went wrong");
all.errors; // => [new Error("a"), "b"]
all.message; // => "two went wrong"
all instanceof Error; // => true

// --- is what Promise.any rejects with
const failed = await Promise.any([Promise.reject(1), Promise.reject(2)]).catch((error) => error);
failed.name; // => "AggregateError"
failed.errors; // => [1, 2]

// --- takes a cause, and makes the errors last
const log = [];
const message = {
  toString() {
    log.push("message");
    return "m";
  },
};
const errors = {
  *[Symbol.iterator]() {
    log.push("errors");
  },
};
AggregateError(errors, message, {
  get cause() {
    log.push("cause");
    return 1;
  },
}).cause; // => 1
log; // => ["message", "cause", "errors"]

// --- the list is required and hidden
Object.keys(new AggregateError([])); // => []
new AggregateError(); // !! TypeError
