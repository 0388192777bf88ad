/*---
spec: sec-global-object
---*/
// --- is absent
typeof eval; // => "undefined"
"eval" in globalThis; // => false

// --- a call is found before the program runs
eval("1 + 1"); // ~~ name/absent

// --- and throws where it is caught
eval("1 + 1"); // !! ReferenceError

// --- data is read by JSON, choices are written as tables
JSON.parse('{"a": [1, 2]}'); // => { a: [1, 2] }
const operations = { add: (a, b) => a + b, multiply: (a, b) => a * b };
operations["multiply"](6, 7); // => 42
