/*---
spec: sec-while-statement
---*/
// --- the condition is asked before each round
let n = 27;
let steps = 0;
while (n !== 1) {
  n = n % 2 ? 3 * n + 1 : n / 2;
  steps++;
}
steps; // => 111

// --- perhaps there is no round at all
let ran = false;
while (0) ran = true;
ran; // => false

// --- working off a queue
const queue = [[1, [2, [3]]], 4];
const flat = [];
while (queue.length) {
  const next = queue.shift();
  if (Array.isArray(next)) queue.unshift(...next);
  else flat.push(next);
}
flat; // => [1, 2, 3, 4]

// --- the body is no place for a declaration
while (false) let x = 1; // ~~ parse/syntax
