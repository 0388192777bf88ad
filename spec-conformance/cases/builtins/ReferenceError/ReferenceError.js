/*---
spec: sec-native-error-types-used-in-this-standard-referenceerror
---*/
// --- is thrown where a name is used before its declaration was reached
let error;
try {
  later;
} catch (caught) {
  error = caught;
}
const later = 1;
error instanceof ReferenceError; // => true

// --- and before super was called
class A {}
class B extends A {
  constructor() {
    this.x = 1;
  }
}
new B(); // !! ReferenceError

// --- can be made, with a cause
String(new ReferenceError("who?", { cause: 1 })); // => "ReferenceError: who?"
Object.getPrototypeOf(ReferenceError) === Error; // => true
