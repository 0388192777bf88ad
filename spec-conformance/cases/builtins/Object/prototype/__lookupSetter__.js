/*---
spec: sec-object.prototype.__lookupSetter__
---*/
// --- is absent
// diverges: use Object.getOwnPropertyDescriptor
"__lookupSetter__" in {}; // => false

// --- what to write instead
typeof Object.getOwnPropertyDescriptor({ set x(value) {} }, "x").set; // => "function"

// --- a call is refused
// diverges: use Object.getOwnPropertyDescriptor
({}).__lookupSetter__("x"); // !! TypeError
