/*---
spec: sec-template-literals
---*/
// --- expressions become text from left to right
let calls = 0;
const next = () => ++calls;
`${next()} ${next()} ${`nested ${next()}`}`; // => "1 2 nested 3"

// --- an object is asked for a string, not for a default value
const price = { toString: () => "text", valueOf: () => 5 };
[`${price}`, "" + price]; // => ["text", "5"]
`${[1, [2, 3]]} ${null} ${undefined} ${-0}`; // => "1,2,3 null undefined 0"

// --- a symbol has no text without asking
`${Symbol("s")}`; // !! TypeError

// --- without a tag every escape must be valid
`\x4`; // ~~ early/template-escape

// --- what was substituted before a class with computed keys is kept
const size = (value) => String(value).length;
`${size(123)}-${size(class { static ["c" + 2] = 0; ["d" + 1]() {} }) > 20}`; // => "3-true"

// --- what was substituted before a destructuring assignment is kept
const twice = (value) => value * 2;
let head, tail;
`${twice(1)}-${([head = twice(3), ...tail] = [undefined, 4, 5]).length}-${head}`; // => "2-3-6"
