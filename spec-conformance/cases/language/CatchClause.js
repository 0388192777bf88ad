/*---
spec: sec-try-statement
---*/
// --- the parameter is a pattern, and may be left out
const messages = [];
try {
  null.x;
} catch ({ name, message: { length } }) {
  messages.push(name, length > 0);
}
try {
  null.x;
} catch {
  messages.push("nameless");
}
messages; // => ["TypeError", true, "nameless"]

// --- the parameter lives only in the clause
const error = "outer";
try {
  throw "inner";
} catch (error) {
  error = "changed";
}
error; // => "outer"

// --- choose what to catch, and throw the rest again
const guard = (work) => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return "out of range";
    throw error;
  }
};
guard(() => "a".repeat(-1)); // => "out of range"
guard(() => null.x); // !! TypeError

// --- the body cannot declare the parameter again
try {
} catch (error) {
  let error; // ~~ early/duplicate-declaration
}
