/*---
spec: sec-symbol.tostringtag
---*/
// --- names the kind of an object
class Invoice {
  get [Symbol.toStringTag]() {
    return "Invoice";
  }
}
String(new Invoice()); // => "[object Invoice]"

// --- built-in kinds have it, or not
new Map()[Symbol.toStringTag]; // => "Map"
[][Symbol.toStringTag]; // => undefined
Math[Symbol.toStringTag]; // => "Math"

// --- the symbol is fixed
Symbol.toStringTag = 1; // !! TypeError
