/*---
spec: sec-execution-contexts
---*/
// --- calls go 10,000 deep, then a RangeError that can be caught
let depth = 0;
const down = () => {
  depth++;
  down();
};
let name;
try {
  down();
} catch (error) {
  name = error.name;
}
[name, depth > 9_000, depth <= 10_000]; // => ["RangeError", true, true]

// --- through getters, callbacks and toString alike
const object = { get next() { return object.next; } };
object.next; // ~~ ExecutionFailure: RangeError

// --- callbacks
const again = () => [1].map(again);
again(); // !! RangeError

// --- conversion
const loop = { toString: () => `${loop}` };
String(loop); // !! RangeError
