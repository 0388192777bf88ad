/*---
spec: https://html.spec.whatwg.org/#microtask-queuing
---*/
// --- the function runs when the code that runs now has ended
const order = [];
queueMicrotask(() => order.push("later"));
order.push("now");
await null;
order; // => ["now", "later"]

// --- it takes its turn among the promises
const turns = [];
Promise.resolve().then(() => turns.push(1));
queueMicrotask(() => turns.push(2));
Promise.resolve().then(() => turns.push(3));
await null;
turns; // => [1, 2, 3]

// --- it gives nothing and calls without arguments
const seen = [];
const result = queueMicrotask((...args) => seen.push(args.length));
await null;
[result, seen]; // => [undefined, [0]]

// --- what it queues itself comes after what is waiting
const order = [];
queueMicrotask(() => {
  order.push("first");
  queueMicrotask(() => order.push("third"));
});
queueMicrotask(() => order.push("second"));
await null;
await null;
order; // => ["first", "second", "third"]

// --- only functions
queueMicrotask("code"); // !! TypeError
