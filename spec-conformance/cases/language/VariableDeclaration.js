/*---
spec: sec-declarations-and-the-variable-statement
---*/
// --- var belongs to the function and starts as undefined; again is no error
const f = () => {
  const before = typeof x;
  if (true) {
    var x = 1;
  }
  var x;
  return [before, x];
};
f(); // => ["undefined", 1]

// --- let and const belong to the block and are dead until their line
let seen = [];
{
  const read = () => y;
  let y = 1;
  seen.push(read());
}
seen; // => [1]
typeof y; // => "undefined"

// --- a constant keeps its value, not the state of its object
const list = [];
list.push(1);
list; // => [1]
list = [2]; // !! TypeError: Assignment to constant variable.

// --- a constant needs a value at once
const total; // ~~ early/missing-initializer
