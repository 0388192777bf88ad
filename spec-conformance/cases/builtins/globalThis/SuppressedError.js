/*---
spec: sec-global-object
---*/
// --- is absent, as `using` is
typeof SuppressedError; // => "undefined"

// --- a use is found before the program runs
new SuppressedError(1, 2); // ~~ name/absent

// --- what to write instead
const error = new AggregateError([new Error("first"), new Error("while closing")], "two went wrong");
error.errors.map(({ message }) => message); // => ["first", "while closing"]
