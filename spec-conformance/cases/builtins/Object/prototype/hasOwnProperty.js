/*---
spec: sec-object.prototype.hasownproperty
---*/
// --- own fields only
const object = { own: undefined };
object.hasOwnProperty("own"); // => true
object.hasOwnProperty("hasOwnProperty"); // => false

// --- symbols and indices are keys too
[1].hasOwnProperty(0); // => true
({ [Symbol.iterator]: 1 }).hasOwnProperty(Symbol.iterator); // => true

// --- the key is converted before the receiver
const log = [];
const key = {
  toString() {
    log.push("key");
    return "x";
  },
};
try {
  Object.prototype.hasOwnProperty.call(null, key);
} catch (error) {
  log.push(error.name);
}
log; // => ["key", "TypeError"]
