/*---
spec: sec-%typedarray%.prototype.findlast
---*/
// --- the last element for which the callback says yes
new Uint8Array([1, 5, 9, 2]).findLast((n) => n > 3); // => 9
new Uint8Array(0).findLast(() => true); // => undefined

// --- goes backwards
const seen = [];
new Uint8Array([1, 2, 3]).findLast((n) => {
  seen.push(n);
  return n === 2;
});
seen; // => [3, 2]

// --- a callback is a function
new Uint8Array(1).findLast(); // !! TypeError
