/*---
spec: sec-iterator-constructor
node: current
---*/
// --- is what iterators inherit from
[].values() instanceof Iterator; // => true
(function* () {})() instanceof Iterator; // => true
new Map().keys() instanceof Iterator; // => true
({ next() {} }) instanceof Iterator; // => false

// --- a class of one's own gets the helpers by extending it
class Countdown extends Iterator {
  constructor(from) {
    super();
    this.left = from;
  }
  next() {
    return { value: this.left, done: this.left-- === 0 };
  }
}
new Countdown(3).map((n) => n * 10).toArray(); // => [30, 20, 10]
[...new Countdown(2)]; // => [2, 1]

// --- is abstract
new Iterator(); // !! TypeError

// --- cannot be called
Iterator(); // !! TypeError
