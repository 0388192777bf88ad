/*---
spec: sec-object.issealed
---*/
// --- every field fixed, nothing new; values may change
const object = Object.seal({ a: 1 });
object.a = 2;
object; // => { a: 2 }
Object.isSealed(object); // => true

// --- one field that can be removed is enough for false
const object = Object.preventExtensions({ a: 1 });
Object.isSealed(object); // => false
delete object.a;
Object.isSealed(object); // => true

// --- primitive values are
Object.isSealed("text"); // => true
Object.isSealed(null); // => true
