/*---
spec: sec-aggregate-error.prototype.message
---*/
// --- empty where none was given
new AggregateError([]).message; // => ""
Object.hasOwn(new AggregateError([]), "message"); // => false

// --- the prototype has no list of errors
Object.keys(Object.getOwnPropertyDescriptors(AggregateError.prototype)).sort(); // => ["constructor", "message", "name"]

// --- a symbol is no message
new AggregateError([], Symbol("m")); // !! TypeError
