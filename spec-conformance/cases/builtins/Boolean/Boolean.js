/*---
spec: sec-boolean-constructor
---*/
// --- whether a value counts as true
[0, -0, NaN, "", 0n, null, undefined].map(Boolean); // => [false, false, false, false, false, false, false]
["0", "false", [], {}, Symbol(), -1].every(Boolean); // => true
Boolean(); // => false

// --- `new` makes an object, which is always true
const no = new Boolean(false);
typeof no; // => "object"
no ? "true" : "false"; // => "true"
no == false; // => true

// --- never converts by calling anything
Boolean({
  valueOf() {
    throw new Error("asked");
  },
}); // => true

// --- a subclass keeps the value
class Flag extends Boolean {
  get label() {
    return this.valueOf() ? "on" : "off";
  }
}
new Flag(1).label; // => "on"
