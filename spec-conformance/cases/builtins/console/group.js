/*---
spec: https://console.spec.whatwg.org/#group
---*/
// --- indents what follows
console.group("outer");
console.log("one");
console.group();
console.log("two\nlines");
console.groupEnd();
console.groupEnd();
console.log("done");
// >> outer
// >>   one
// >>     two
// >>     lines
// >> done

// --- what it takes is logged like by log
console.group("%s!", "a", [1]);
console.warn({ b: 1 });
// >> a! [ 1 ]
// >>   { b: 1 }
