/*---
spec: sec-block
---*/
// --- let, const, class and functions live in their block, var does not
{
  let inner = 1;
  var outer = 2;
}
[typeof inner, outer]; // => ["undefined", 2]

// --- a block can hide an outer name
const name = "outer";
{
  const name = "inner";
}
name; // => "outer"

// --- a name is dead from the start of its block to its declaration
const x = 1;
{
  const read = () => x;
  read();
  const x = 2;
} // !! ReferenceError: Cannot access 'x' before initialization

// --- a name is declared once
let total = 1;
let total = 2; // ~~ early/duplicate-declaration
