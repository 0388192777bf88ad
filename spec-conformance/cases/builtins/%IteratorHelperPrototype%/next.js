/*---
spec: sec-%iteratorhelperprototype%.next
node: current
---*/
// --- goes on by one element of the helper
const doubled = [1, 2].values().map((n) => n * 2);
doubled.next(); // => { value: 2, done: false }
doubled.next(); // => { value: 4, done: false }
doubled.next(); // => { value: undefined, done: true }

// --- what is given to it is not passed on
let given = "untouched";
const source = {
  __proto__: Iterator.prototype,
  next(value) {
    given = value;
    return { done: true };
  },
};
source.map((n) => n).next("ignored");
given; // => undefined

// --- a helper that runs cannot be asked again
const helper = [1].values().map(() => helper.next());
helper.next(); // !! TypeError

// --- other iterators are refused
const { next } = Object.getPrototypeOf([].values().map(() => {}));
next.call([].values()); // !! TypeError
