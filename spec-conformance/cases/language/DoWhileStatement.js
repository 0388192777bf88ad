/*---
spec: sec-do-while-statement
---*/
// --- at least one round
let rounds = 0;
do rounds++;
while (false);
rounds; // => 1

// --- the condition does not see what the block declared
let seen = "outer";
do {
  let seen = "inner";
} while (seen !== "outer");
seen; // => "outer"

// --- a semicolon is inserted behind it even in the same line
let x = 0;
do x++; while (x < 5) x; // => 5
