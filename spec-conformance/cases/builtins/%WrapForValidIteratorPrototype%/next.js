/*---
spec: sec-%wrapforvaliditeratorprototype%.next
node: current
---*/
// --- asks the iterator that was wrapped, without arguments
const given = [];
const wrapped = Iterator.from({
  next(...rest) {
    given.push(rest.length);
    return { value: 1, done: false };
  },
});
wrapped.next("ignored"); // => { value: 1, done: false }
given; // => [0]

// --- gives back its answer as it is
const answer = { value: 1, done: false, extra: true };
Iterator.from({ next: () => answer }).next() === answer; // => true

// --- what was never wrapped is refused
const { next } = Object.getPrototypeOf(Iterator.from({ next() {} }));
next.call({ next() {} }); // !! TypeError
