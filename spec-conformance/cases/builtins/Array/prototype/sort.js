/*---
spec: sec-array.prototype.sort
---*/
// --- sorts the array itself, as text unless told otherwise
const list = [10, 9, 1];
list.sort() === list; // => true
list; // => [1, 10, 9]
[10, 9, 1].sort((a, b) => a - b); // => [1, 9, 10]
["é", "z", "a", "Z"].sort(); // => ["Z", "a", "z", "é"]

// --- equal elements keep their order
const people = [
  { name: "b", age: 1 },
  { name: "a", age: 1 },
  { name: "c", age: 0 },
];
people.sort((a, b) => a.age - b.age).map(({ name }) => name); // => ["c", "b", "a"]

// --- undefined comes last, holes after it; neither is compared
const compared = [];
const list = [3, undefined, , 1].sort((a, b) => {
  compared.push(a, b);
  return a - b;
});
list; // => [1, 3, undefined, ,]
compared.includes(undefined); // => false

// --- reads all before it writes; what is left at the end is deleted without being read
const log = [];
const list = new Proxy(["b", , "a"], {
  get(target, key) {
    log.push(`get ${key}`);
    return target[key];
  },
  set(target, key, value) {
    log.push(`set ${key}`);
    return Reflect.set(target, key, value);
  },
  deleteProperty(target, key) {
    log.push(`delete ${key}`);
    return delete target[key];
  },
});
Array.prototype.sort.call(list);
log; // => ["get length", "get 0", "get 2", "set 0", "set 1", "delete 2"]

// --- answers that are no numbers mean equal
[2, 1].sort(() => NaN); // => [2, 1]
[2, 1].sort(() => "-1"); // => [1, 2]

// --- a comparison is a function or undefined
[1, 2].sort(undefined); // => [1, 2]
[].sort(null); // !! TypeError
