/*---
spec: sec-%typedarray%.prototype.foreach
---*/
// --- calls for every element, and gives nothing back
let sum = 0;
new Uint8Array([1, 2, 3]).forEach((n, index) => {
  sum += n * index;
}); // => undefined
sum; // => 8

// --- visits no more than the length it began with; what has gone is undefined
const buffer = new ArrayBuffer(2, { maxByteLength: 2 });
const seen = [];
new Uint8Array(buffer).forEach((n) => {
  seen.push(n);
  buffer.resize(1);
});
seen; // => [0, undefined]

// --- a callback is a function
new Uint8Array(1).forEach({}); // !! TypeError
