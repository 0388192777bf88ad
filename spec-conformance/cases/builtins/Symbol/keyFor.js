/*---
spec: sec-symbol.keyfor
---*/
// --- the text by which a symbol was asked for
Symbol.keyFor(Symbol.for("app")); // => "app"
Symbol.keyFor(Symbol.for("")); // => ""

// --- others have none
Symbol.keyFor(Symbol("app")); // => undefined
Symbol.keyFor(Symbol.iterator); // => undefined

// --- takes a symbol only
Symbol.keyFor("app"); // !! TypeError
