/*---
spec: sec-aggregate-error.prototype.name
---*/
// --- is the kind
AggregateError.prototype.name; // => "AggregateError"
String(new AggregateError(["a"], "several")); // => "AggregateError: several"

// --- its own, not Error's
Object.hasOwn(AggregateError.prototype, "name"); // => true
Object.getPrototypeOf(AggregateError.prototype) === Error.prototype; // => true

// --- a subclass may say its own
class Failures extends AggregateError {
  name = "Failures";
}
String(new Failures([], "none")); // => "Failures: none"
