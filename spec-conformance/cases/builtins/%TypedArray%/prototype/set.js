/*---
spec: sec-%typedarray%.prototype.set
---*/
// --- writes many elements from a position on, gives nothing back
const bytes = new Uint8Array(4);
bytes.set([1, 2], 1); // => undefined
bytes; // => new Uint8Array([0, 1, 2, 0])
bytes.set({ length: 1, 0: "9" });
bytes[0]; // => 9

// --- from another kind, element by element
const bytes = new Uint8Array(2);
bytes.set(new Float64Array([1.9, 257]));
bytes; // => new Uint8Array([1, 1])

// --- from its own buffer, as if it were a copy
const bytes = new Uint8Array([1, 2, 3]);
bytes.set(bytes.subarray(0, 2), 1);
bytes; // => new Uint8Array([1, 1, 2])

// --- all of it must fit
new Uint8Array(2).set([1, 2], 1); // !! RangeError

// --- reads from an array what it finds when its turn comes
const bytes = new Uint8Array(3);
const source = [
  1,
  {
    valueOf() {
      source[2] = 9;
      return 2;
    },
  },
  3,
];
bytes.set(source);
bytes; // => new Uint8Array([1, 2, 9])

// --- numbers and BigInts do not mix
new Uint8Array(1).set(new BigInt64Array(1)); // !! TypeError
