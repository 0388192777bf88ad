/*---
spec: sec-symbol-constructor
---*/
// --- every call makes a new one
Symbol("id") === Symbol("id"); // => false
typeof Symbol(); // => "symbol"

// --- a key that nobody meets by accident
const id = Symbol("id");
const user = { name: "Ada", [id]: 7 };
user[id]; // => 7
JSON.stringify(user); // => "{\"name\":\"Ada\"}"
Object.keys(user); // => ["name"]

// --- becomes neither text nor number by itself
String(Symbol("id")); // => "Symbol(id)"
`${Symbol("id")}`; // !! TypeError

// --- the description is converted, a symbol has no text
Symbol(null).description; // => "null"
Symbol(Symbol()); // !! TypeError

// --- is no constructor
new Symbol(); // !! TypeError
