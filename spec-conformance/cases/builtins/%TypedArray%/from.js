/*---
spec: sec-%typedarray%.from
---*/
// --- makes a typed array of what can be iterated or has a length
Uint8Array.from(new Set([1, 2])); // => new Uint8Array([1, 2])
Int16Array.from({ length: 2, 0: "5" }); // => new Int16Array([5, 0])

// --- a mapping gets element and index, before the conversion
Uint8Array.from([1, 2], (n, index) => n * 100 + index); // => new Uint8Array([100, 201])
Float32Array.from("12", (digit) => digit / 2); // => new Float32Array([0.5, 1])

// --- the receiver must make typed arrays
Uint8Array.from.call(Array, [1]); // !! TypeError

// --- a constructor may make a longer array, not a shorter one
Uint8Array.from.call(
  function (length) {
    return new Uint8Array(length + 1);
  },
  [1, 2],
); // => new Uint8Array([1, 2, 0])
Uint8Array.from.call(
  function () {
    return new Uint8Array(1);
  },
  [1, 2],
); // !! TypeError

// --- a mapping is a function
Uint8Array.from([], 1); // !! TypeError
