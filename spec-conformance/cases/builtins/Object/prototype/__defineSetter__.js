/*---
spec: sec-object.prototype.__defineSetter__
---*/
// --- is absent
// diverges: use Object.defineProperty
"__defineSetter__" in {}; // => false

// --- what to write instead
const object = { log: [] };
Object.defineProperty(object, "entry", { set(text) { this.log.push(text); } });
object.entry = "first";
object.log; // => ["first"]

// --- a call is refused
// diverges: use Object.defineProperty
({}).__defineSetter__("x", () => {}); // !! TypeError
