/*---
spec: sec-object.prototype.__defineGetter__
---*/
// --- is absent
"__defineGetter__" in {}; // => false

// --- what to write instead
const object = {};
Object.defineProperty(object, "now", { get: () => "today" });
object.now; // => "today"

// --- a call is refused
({}).__defineGetter__("x", () => 1); // !! TypeError
