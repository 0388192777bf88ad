/*---
spec: https://console.spec.whatwg.org/#logging
---*/
// --- output is kept line by line
console.log("a", 1); // >> a 1
console.log("b\nc");
// >> b
// >> c

// --- values are shown as in Node
console.log({ a: [1, "x"], m: new Map([["k", 1]]) }); // >> { a: [ 1, 'x' ], m: Map(1) { 'k' => 1 } }
console.log("%s is %d", "it", 42); // >> it is 42

// --- groups indent
console.group("outer"); // >> outer
console.log("inner"); // >>   inner
console.groupEnd();
console.log("after"); // >> after
