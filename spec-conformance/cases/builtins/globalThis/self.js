/*---
spec: sec-global-object
---*/
// --- is absent
typeof self; // => "undefined"

// --- a use is found before the program runs
self.answer = 42; // ~~ name/absent

// --- the name is free
const counter = {
  n: 0,
  increment() {
    const self = this;
    return (function () {
      return ++self.n;
    })();
  },
};
counter.increment(); // => 1
