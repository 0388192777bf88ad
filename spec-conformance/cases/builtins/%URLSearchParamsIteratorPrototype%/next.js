/*---
spec: https://webidl.spec.whatwg.org/#es-iterator
---*/
// --- one pair per call; what is added on the way is visited
const params = new URLSearchParams("a=1");
const it = params.entries();
const first = it.next();
params.append("b", "2");
[first, it.next(), it.next()]; // => [{ value: ["a", "1"], done: false }, { value: ["b", "2"], done: false }, { value: undefined, done: true }]

// --- only of these iterators
const { next } = Object.getPrototypeOf(new URLSearchParams().keys());
next.call({}); // !! TypeError
