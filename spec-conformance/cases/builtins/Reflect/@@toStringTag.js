/*---
spec: sec-reflect-%symbol.tostringtag%
---*/
// --- names it
String(Reflect); // => "[object Reflect]"
typeof Reflect; // => "object"

// --- it is no constructor
new Reflect(); // !! TypeError

// --- read-only
Reflect[Symbol.toStringTag] = "mine"; // !! TypeError
