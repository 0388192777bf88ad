/*---
spec: sec-%typedarray%.of
---*/
// --- the arguments as elements
Uint8Array.of(1, "2", 257); // => new Uint8Array([1, 2, 1])
Float64Array.of(); // => new Float64Array([])

// --- elements are converted one after the other
const log = [];
const number = (n) => ({
  valueOf() {
    log.push(n);
    return n;
  },
});
Int8Array.of(number(1), number(2)); // => new Int8Array([1, 2])
log; // => [1, 2]

// --- numbers and BigInts do not mix
BigInt64Array.of(1); // !! TypeError
