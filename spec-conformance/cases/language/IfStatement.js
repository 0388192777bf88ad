/*---
spec: sec-if-statement
---*/
// --- the branch depends on truthiness, not on the type
const truthy = [];
for (const value of [0, -0, NaN, "", null, undefined, 0n, "0", [], {}]) {
  if (value) truthy.push(value);
}
truthy; // => ["0", [], {}]

// --- a dangling `else` belongs to the nearest `if`
let taken = "none";
if (true)
  if (false) taken = "inner";
  else taken = "else of the inner one";
taken; // => "else of the inner one"

// --- only the chosen branch runs
const seen = [];
const note = (text) => seen.push(text);
if (note("test")) note("then");
else note("else");
seen; // => ["test", "then"]

// --- a declaration needs a block around it
if (true) let total = 1; // ~~ parse/syntax
