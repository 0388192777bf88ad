/*---
spec: sec-native-error-types-used-in-this-standard-typeerror
---*/
// --- is thrown where a value cannot do what it is asked
let error;
try {
  null.name;
} catch (caught) {
  error = caught;
}
error instanceof TypeError; // => true

// --- to be called
const price = 5;
price(); // !! TypeError

// --- to be changed
Object.freeze({ a: 1 }).a = 2; // !! TypeError

// --- can be made, with a cause
TypeError("no number", { cause: "abc" }).cause; // => "abc"
Object.getPrototypeOf(TypeError) === Error; // => true
