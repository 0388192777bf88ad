/*---
spec: sec-object.isfrozen
---*/
// --- every field fixed and read-only, nothing new
Object.isFrozen(Object.freeze({ a: 1 })); // => true
Object.isFrozen(Object.seal({ a: 1 })); // => false
Object.isFrozen({ a: 1 }); // => false

// --- an empty object that takes nothing new is frozen
Object.isFrozen(Object.preventExtensions({})); // => true
Object.isFrozen(Object.preventExtensions({ a: 1 })); // => false

// --- accessors count by being fixed
const object = Object.defineProperty({}, "x", { get: () => 1 });
Object.isFrozen(Object.preventExtensions(object)); // => true

// --- primitive values are
Object.isFrozen(1); // => true
Object.isFrozen(); // => true
