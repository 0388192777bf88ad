/*---
spec: sec-aggregate-error.prototype.name
---*/
// --- is the kind
AggregateError.prototype.name; // => "AggregateError"
String(new AggregateError(["a"], "several")); // => "AggregateError: several"

// --- its own, not Error's
Object.hasOwn(AggregateError.prototype, "name"); // => true
Object.getPrototypeOf(AggregateError.prototype) === Error.prototype; // => true
