/*---
spec: sec-object.freeze
---*/
// --- a frozen object keeps its fields as they are
const list = Object.freeze([1, 2]);
Object.isFrozen(list); // => true
Object.getOwnPropertyDescriptor(list, 0); // => { value: 1, writable: false, enumerable: true, configurable: false }
list.push(3); // !! TypeError

// --- what the fields lead to is not frozen
const outer = Object.freeze({ inner: { n: 1 } });
outer.inner.n = 2;
outer.inner.n; // => 2

// --- accessors go on working
const counter = { n: 0 };
const view = Object.freeze({
  get n() {
    return counter.n;
  },
  set n(value) {
    counter.n = value;
  },
});
view.n = 5;
view.n; // => 5

// --- primitive values come back as they are
Object.freeze("text"); // => "text"

// --- typed arrays with elements cannot be frozen
Object.isFrozen(Object.freeze(new Uint8Array(0))); // => true
Object.freeze(new Uint8Array(1)); // !! TypeError
