/*---
spec: sec-object.prototype.__defineSetter__
---*/
// --- is absent
"__defineSetter__" in {}; // => false

// --- what to write instead
const object = { log: [] };
Object.defineProperty(object, "entry", {
  set(text) {
    this.log.push(text);
  },
});
object.entry = "first";
object.log; // => ["first"]

// --- a call is refused
({}).__defineSetter__("x", () => {}); // !! TypeError
