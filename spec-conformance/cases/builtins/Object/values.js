/*---
spec: sec-object.values
---*/
// --- the values, in the order of the keys
Object.values({ b: 1, a: 2, 0: 3 }); // => [3, 1, 2]
Object.values("hi"); // => ["h", "i"]

// --- reads getters, one after the other
const log = [];
const object = {
  get a() {
    log.push("a");
    return 1;
  },
  get b() {
    log.push("b");
    return 2;
  },
};
Object.values(object); // => [1, 2]
log; // => ["a", "b"]

// --- hidden, inherited and symbol fields are left out
Object.values(Object.create({ x: 1 }, { hidden: { value: 2 }, seen: { value: 3, enumerable: true } })); // => [3]

// --- refuses nothing-values
Object.values(null); // !! TypeError
