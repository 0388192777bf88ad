/*---
spec: sec-symbol.toprimitive
---*/
// --- converts an object; the hint says to what
const money = {
  [Symbol.toPrimitive](hint) {
    return hint === "number" ? 5 : `five (${hint})`;
  },
};
+money; // => 5
`${money}`; // => "five (string)"
money + ""; // => "five (default)"

// --- is asked before valueOf and toString
({ [Symbol.toPrimitive]: () => 1, valueOf: () => 2 }) * 10; // => 10
({ [Symbol.toPrimitive]: null, valueOf: () => 2 }) * 10; // => 20

// --- an answer that is an object is refused
+{ [Symbol.toPrimitive]: () => ({}) }; // !! TypeError
