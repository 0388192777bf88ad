/*---
spec: sec-expression-statement
---*/
// --- a statement cannot begin with what looks like a block or a declaration
({ a: 1 }).a; // => 1
(function () { return 2; })(); // => 2

// --- a line break ends a statement only where the next line could not go on
const a = 1
const b = a
+ 1
b // => 2

// --- a line that begins with a parenthesis goes on
const list = [1, 2]
const last = list
[list.length - 1]
last // => 2

// --- the first strings are directives and still the value
"use strict"; // => "use strict"

// --- two expressions need something between them
1 2; // ~~ parse/syntax
