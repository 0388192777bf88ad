/*---
spec: sec-object.prototype.__lookupGetter__
---*/
// --- is absent
"__lookupGetter__" in {}; // => false

// --- what to write instead
Object.getOwnPropertyDescriptor(
  {
    get x() {
      return 1;
    },
  },
  "x",
).get.call({}); // => 1

// --- a call is refused
({}).__lookupGetter__("x"); // !! TypeError
