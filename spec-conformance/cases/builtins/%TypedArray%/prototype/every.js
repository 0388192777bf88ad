/*---
spec: sec-%typedarray%.prototype.every
---*/
// --- true if the callback says yes for all
new Uint8Array([2, 4]).every((n) => n % 2 === 0); // => true
new Uint8Array(0).every(() => false); // => true

// --- gets element, index and array; stops at the first no
const calls = [];
const bytes = new Uint8Array([1, 2]);
bytes.every((n, index, all) => {
  calls.push(n, index, all === bytes);
  return false;
}); // => false
calls; // => [1, 0, true]

// --- a callback is a function
new Uint8Array(0).every(); // !! TypeError
