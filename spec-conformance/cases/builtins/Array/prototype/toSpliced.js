/*---
spec: sec-array.prototype.tospliced
---*/
// --- a copy with a part replaced
const list = ["a", "b", "c"];
list.toSpliced(1, 1, "x", "y"); // => ["a", "x", "y", "c"]
list; // => ["a", "b", "c"]

// --- without arguments a copy; one argument cuts the rest off
[1, 2, 3].toSpliced(); // => [1, 2, 3]
[1, 2, 3].toSpliced(1); // => [1]
[1, 2, 3].toSpliced(-1, 1); // => [1, 2]

// --- holes become undefined
[1, , 3].toSpliced(0, 1); // => [undefined, 3]

// --- a result that is too long is refused
Array.prototype.toSpliced.call({ length: 2 ** 53 - 1 }, 0, 0, 1); // !! TypeError
