/*---
spec: sec-array.prototype.tostring
---*/
// --- is join, without separator
[1, [2, 3]].toString(); // => "1,2,3"
`${[]}`; // => ""
[1, 2] + [3]; // => "1,23"

// --- calls the receiver's own join
({ join: () => "joined", toString: Array.prototype.toString }).toString(); // => "joined"

// --- what cannot join says its kind
Array.prototype.toString.call({ join: 1 }); // => "[object Object]"
Array.prototype.toString.call(new Date(0)); // => "[object Date]"

// --- refuses nothing-values
Array.prototype.toString.call(null); // !! TypeError
