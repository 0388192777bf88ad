/*---
spec: sec-native-error-types-used-in-this-standard-rangeerror
---*/
// --- is thrown where a number is out of bounds
let error;
try {
  (1).toFixed(101);
} catch (caught) {
  error = caught;
}
error instanceof RangeError; // => true
error instanceof Error; // => true

// --- so are lengths that cannot be
new Array(1.5); // !! RangeError

// --- text that would become too long
"x".repeat(2 ** 53); // !! RangeError

// --- with a cause, and by a call
RangeError("too far", { cause: 5 }).cause; // => 5
Object.getPrototypeOf(RangeError) === Error; // => true
