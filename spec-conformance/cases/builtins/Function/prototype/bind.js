/*---
spec: sec-function.prototype.bind
---*/
// --- fixes the receiver and the first arguments
const account = {
  balance: 10,
  add(a, b) {
    return this.balance + a + b;
  },
};
const addFive = account.add.bind({ balance: 100 }, 5);
addFive(1); // => 106
addFive.call(account, 1); // => 106

// --- name and length say what is left
function sum(a, b, c) {}
sum.bind(null, 1).name; // => "bound sum"
sum.bind(null, 1).length; // => 2
sum.bind(null, 1, 2, 3, 4).length; // => 0
sum.bind().bind().name; // => "bound bound sum"

// --- makes instances of what was bound; the receiver plays no part
class Point {
  constructor(x, y) {
    Object.assign(this, { x, y, target: new.target === Point });
  }
}
const OnAxis = Point.bind({ ignored: true }, 0);
Object.entries(new OnAxis(5)); // => [["x", 0], ["y", 5], ["target", true]]
new OnAxis() instanceof OnAxis; // => true
"prototype" in OnAxis; // => false

// --- a bound arrow function is still no constructor
const bound = (() => {}).bind();
new bound(); // !! TypeError

// --- name and length may be of any kind before
const odd = Object.defineProperties(() => {}, { name: { value: Symbol("s") }, length: { value: 2.7 } });
odd.bind().name; // => "bound "
odd.bind(null, 1).length; // => 1

// --- the receiver is a function
Function.prototype.bind.call({}); // !! TypeError
