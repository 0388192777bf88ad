/*---
spec: sec-array.prototype.reverse
---*/
// --- turns the array itself around
const list = [1, 2, 3];
list.reverse() === list; // => true
list; // => [3, 2, 1]

// --- holes move along
[1, , 3, 4].reverse(); // => [4, 3, , 1]

// --- works for what has a length
Array.prototype.reverse.call({ length: 2, 0: "a" }); // => { length: 2, 1: "a" }

// --- asks whether elements are there before it reads them
const log = [];
const list = new Proxy([1, , 3], {
  has(target, key) {
    log.push(key);
    return key in target;
  },
});
Array.prototype.reverse.call(list);
log; // => ["0", "2"]

// --- a frozen array refuses
Object.freeze([1, 2]).reverse(); // !! TypeError
