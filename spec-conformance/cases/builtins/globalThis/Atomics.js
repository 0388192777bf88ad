/*---
spec: sec-global-object
---*/
// --- is absent: programs share no memory
typeof Atomics; // => "undefined"

// --- a use is found before the program runs
Atomics.add(new Int32Array(1), 0, 1); // ~~ name/absent

// --- code between two awaits runs undisturbed
let n = 0;
const add = async () => {
  for (let i = 0; i < 100; i++) n++;
};
await Promise.all([add(), add()]);
n; // => 200
