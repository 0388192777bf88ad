/*---
spec: sec-native-error-types-used-in-this-standard-syntaxerror
---*/
// --- is thrown where text cannot be read
let error;
try {
  JSON.parse("{");
} catch (caught) {
  error = caught;
}
error instanceof SyntaxError; // => true

// --- a pattern is such text
new RegExp("("); // !! SyntaxError

// --- and a number of any size
BigInt("1.5"); // !! SyntaxError

// --- can be made, with a cause
SyntaxError("line 3", { cause: "typo" }).cause; // => "typo"
Object.getPrototypeOf(SyntaxError) === Error; // => true
