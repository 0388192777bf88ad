/*---
spec: sec-object.prototype.__lookupGetter__
---*/
// --- is absent
// diverges: use Object.getOwnPropertyDescriptor
"__lookupGetter__" in {}; // => false

// --- what to write instead
Object.getOwnPropertyDescriptor({ get x() { return 1; } }, "x").get.call({}); // => 1

// --- a call is refused
// diverges: use Object.getOwnPropertyDescriptor
({}).__lookupGetter__("x"); // !! TypeError
