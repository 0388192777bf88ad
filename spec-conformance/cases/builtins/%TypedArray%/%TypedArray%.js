/*---
spec: sec-%typedarray%
---*/
// --- is what all kinds of typed arrays inherit from
const TypedArray = Object.getPrototypeOf(Uint8Array);
TypedArray.name; // => "TypedArray"
Object.getPrototypeOf(BigInt64Array) === TypedArray; // => true
new Float64Array(1) instanceof TypedArray; // => true
"TypedArray" in globalThis; // => false

// --- is abstract
const TypedArray = Object.getPrototypeOf(Uint8Array);
new TypedArray(1); // !! TypeError

// --- also below another class
const TypedArray = Object.getPrototypeOf(Uint8Array);
class Mine extends TypedArray {}
new Mine(); // !! TypeError
