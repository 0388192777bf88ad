/*---
spec: sec-arrow-function-definitions
---*/
// --- an expression is returned; a literal object needs parentheses
const wrong = () => { a: 1 };
const right = () => ({ a: 1 });
[wrong(), right()]; // => [undefined, { a: 1 }]

// --- `this`, `arguments` and `new.target` are those around it
function outer() {
  const arrow = () => [this, arguments[0], new.target];
  return arrow.call("ignored", "ignored");
}
outer.call("this", "argument"); // => ["this", "argument", undefined]

// --- parameters of every kind, and chains
const sum = (a) => (b = 1) => ([c]) => ({ d }) => (...e) => a + b + c + d + e.length;
sum(1)()([1])({ d: 1 })(0, 0, 0); // => 7

// --- no prototype, so no `new`
const arrow = (a, b) => {};
["prototype" in arrow, arrow.length, arrow.name, (() => {}).name]; // => [false, 2, "arrow", ""]
new arrow(); // !! TypeError: arrow is not a constructor

// --- async arrows, and `async` as a name
const async = (text) => text;
const load = async (n) => (await n) + 1;
[async("called"), await load(Promise.resolve(1))]; // => ["called", 2]

// --- an arrow function is no operand
const value = 1 || () => {}; // ~~ parse/syntax
