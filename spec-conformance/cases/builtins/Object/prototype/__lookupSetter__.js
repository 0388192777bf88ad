/*---
spec: sec-object.prototype.__lookupSetter__
---*/
// --- is absent
"__lookupSetter__" in {}; // => false

// --- what to write instead
typeof Object.getOwnPropertyDescriptor({ set x(value) {} }, "x").set; // => "function"

// --- a call is refused
({}).__lookupSetter__("x"); // !! TypeError
