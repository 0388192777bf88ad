/*---
spec: sec-array.prototype.entries
---*/
// --- iterates over pairs of index and element
[...["a", "b"].entries()]; // => [[0, "a"], [1, "b"]]
for (const [index, name] of ["x"].entries()) console.log(index, name); // >> 0 x

// --- holes are elements too
[...[, 1].entries()]; // => [[0, undefined], [1, 1]]

// --- sees what is added while it runs, and once at its end stays there
const list = [1];
const entries = list.entries();
entries.next();
list.push(2);
entries.next(); // => { value: [1, 2], done: false }
entries.next(); // => { value: undefined, done: true }
list.push(3);
entries.next(); // => { value: undefined, done: true }

// --- refuses nothing-values at once
Array.prototype.entries.call(null); // !! TypeError
