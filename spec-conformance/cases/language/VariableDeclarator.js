/*---
spec: sec-declarations-and-the-variable-statement
---*/
// --- from left to right, each sees the ones before
let a = 1, b = a + 1, c;
[a, b, c]; // => [1, 2, undefined]

// --- it cannot see itself
let x = (() => x)(); // !! ReferenceError: Cannot access 'x' before initialization

// --- a function without a name takes the variable's
const twice = (n) => n * 2, Shape = class {}, wrapped = (0, () => {});
[twice.name, Shape.name, wrapped.name]; // => ["twice", "Shape", ""]

// --- a bare `let` in a loop starts as undefined each round
const seen = [];
for (const n of [1, 2]) {
  let fresh;
  seen.push(fresh);
  fresh = n;
}
seen; // => [undefined, undefined]

// --- `let` is no name for itself
let let = 1; // ~~ parse/syntax
