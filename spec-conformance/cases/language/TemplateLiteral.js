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
