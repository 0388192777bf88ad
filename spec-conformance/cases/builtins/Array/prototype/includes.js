/*---
spec: sec-array.prototype.includes
---*/
// --- whether an element is there
[1, 2].includes(2); // => true
[1, 2].includes("2"); // => false

// --- finds NaN; 0 and -0 are the same; holes count as undefined
[NaN].includes(NaN); // => true
[0].includes(-0); // => true
[,].includes(undefined); // => true

// --- from a position, counted from the end if negative
["a", "b", "c"].includes("a", 1); // => false
["a", "b", "c"].includes("c", -1); // => true
["a"].includes("a", -100); // => true

// --- in an empty array the position is not even converted
[].includes(1, {
  valueOf() {
    throw new Error("asked");
  },
}); // => false

// --- refuses nothing-values
Array.prototype.includes.call(undefined, 1); // !! TypeError
