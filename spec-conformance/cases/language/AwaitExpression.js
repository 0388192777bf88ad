/*---
spec: sec-async-function-definitions
---*/
// --- a promise gives its value, anything else itself
[await Promise.resolve(1), await 2, await { then: (done) => done(3) }]; // => [1, 2, 3]

// --- a rejection is thrown where it is awaited
let caught;
try {
  await Promise.reject(new RangeError("late"));
} catch (error) {
  caught = error.message;
}
caught; // => "late"

// --- everything behind `await` runs in a later job
const order = [];
const worker = async () => {
  order.push("started");
  await null;
  order.push("resumed");
};
const done = worker();
order.push("caller");
await done;
order; // => ["started", "caller", "resumed"]

// --- `await` binds like a unary operator
(await Promise.resolve(2)) ** 3; // => 8
-(await 3) + 1; // => -2

// --- a thrown value need not be an error
await Promise.reject("just text"); // !! "just text"

// --- several things at once
const work = async (n) => {
  await null;
  return n * 2;
};
await Promise.all([1, 2, 3].map(work)); // => [2, 4, 6]

// --- a program's own code is not interrupted by jobs
let total = 0;
const adding = async () => {
  for (let i = 0; i < 100; i++) total = total + 1;
};
await Promise.all([adding(), adding(), adding()]);
total; // => 300

// --- only async functions can wait
const load = () => {
  await null; // ~~ early/await-outside-async
};
