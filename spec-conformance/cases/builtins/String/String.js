/*---
spec: sec-string-constructor
---*/
// --- as a function it makes text of anything, symbols included
[String(1), String(null), String([1, [2]]), String({}), String(Symbol("s"))]; // => ["1", "null", "1,2", "[object Object]", "Symbol(s)"]
String(); // => ""
String(undefined); // => "undefined"

// --- an object is asked by `toString` first, unless it says otherwise
String({ toString: () => "text", valueOf: () => "value" }); // => "text"
String({ [Symbol.toPrimitive]: (hint) => hint }); // => "string"

// --- with `new` it makes an object, equal only to itself
const boxed = new String("ab");
[typeof boxed, boxed == "ab", boxed === "ab", boxed.length, Object.keys(boxed)]; // => ["object", true, false, 2, ["0", "1"]]

// --- as a constructor it refuses symbols
new String(Symbol("s")); // !! TypeError: Cannot convert a Symbol value to a string

// --- an object without text
String(Object.create(null)); // !! TypeError: Cannot convert object to primitive value
