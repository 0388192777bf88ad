/*---
spec: sec-%typedarray%.prototype.constructor
---*/
// --- is the abstract constructor
const TypedArray = Object.getPrototypeOf(Uint8Array);
TypedArray.prototype.constructor === TypedArray; // => true

// --- every kind has its own
new Uint8Array(1).constructor === Uint8Array; // => true
Object.hasOwn(Uint8Array.prototype, "constructor"); // => true

// --- methods that make another array ask for it, and refuse what is none
const bytes = new Uint8Array(1);
bytes.constructor = 5;
bytes.slice(); // !! TypeError
