/*---
spec: sec-array.prototype.fill
---*/
// --- fills a part with one value, and gives back the array
const list = [1, 2, 3, 4];
list.fill(0, 1, 3) === list; // => true
list; // => [1, 0, 0, 4]
Array(3).fill("x"); // => ["x", "x", "x"]

// --- negative positions count from the end; an empty part changes nothing
[1, 2, 3].fill(0, -1); // => [1, 2, 0]
[1, 2, 3].fill(0, 2, 1); // => [1, 2, 3]
[1, 2, 3].fill(0, NaN, NaN); // => [1, 2, 3]

// --- all places hold the same object
const rows = Array(2).fill([]);
rows[0].push("shared");
rows[1]; // => ["shared"]

// --- a frozen array refuses
Object.freeze([1]).fill(0); // !! TypeError
