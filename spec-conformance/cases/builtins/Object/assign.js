/*---
spec: sec-object.assign
---*/
// --- copies own enumerable fields, later sources win, and gives back the target
const target = { a: 1, b: 1 };
Object.assign(target, { b: 2, c: 2 }, { c: 3 }) === target; // => true
target; // => { a: 1, b: 2, c: 3 }

// --- skips nothing-values, spreads text by character, copies symbols, leaves inherited fields
const key = Symbol("key");
const source = Object.create({ inherited: 1 }, { hidden: { value: 1 }, seen: { value: 2, enumerable: true } });
Object.assign({}, null, undefined, 5, "ab", source, { [key]: 3 })[key]; // => 3
Object.keys(Object.assign({}, null, undefined, 5, "ab", source)); // => ["0", "1", "seen"]

// --- reads by getters and writes by setters, in order
const log = [];
const into = {
  set x(value) {
    log.push(`set ${value}`);
  },
};
Object.assign(into, {
  get x() {
    log.push("get");
    return 1;
  },
});
log; // => ["get", "set 1"]

// --- a field that cannot be written ends the copy half done
const target = Object.defineProperty({}, "b", { value: 0 });
try {
  Object.assign(target, { a: 1, b: 2, c: 3 });
} catch {}
Object.keys(target); // => ["a"]

// --- a target must be there
Object.assign(null, {}); // !! TypeError
