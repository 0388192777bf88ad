/*---
spec: sec-%typedarray%.prototype.find
---*/
// --- the first element for which the callback says yes
new Uint8Array([1, 5, 9]).find((n) => n > 3); // => 5
new Uint8Array([1]).find((n) => n > 3); // => undefined

// --- a receiver for the callback
new Uint8Array([1, 2]).find(
  function (n) {
    return n === this.wanted;
  },
  { wanted: 2 },
); // => 2

// --- a callback is a function
new Uint8Array(1).find(1); // !! TypeError
