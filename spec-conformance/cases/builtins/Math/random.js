/*---
spec: sec-math.random
---*/
// --- from 0 to below 1, a new one each time
const many = Array.from({ length: 100 }, () => Math.random());
[many.every((n) => n >= 0 && n < 1), new Set(many).size > 90]; // => [true, true]

// --- an integer up to a limit
const dice = () => Math.floor(Math.random() * 6) + 1;
Array.from({ length: 50 }, dice).every((n) => Number.isInteger(n) && n >= 1 && n <= 6); // => true

// --- it takes nothing and is no constructor
Math.random.length; // => 0
new Math.random(); // !! TypeError: Math.random is not a constructor
