/*---
spec: sec-object.keys
---*/
// --- own enumerable names: integers ascending, then as they came
const object = { z: 1, 2: 1, a: 1, 1: 1, "-1": 1, "01": 1 };
Object.keys(object); // => ["1", "2", "z", "a", "-1", "01"]

// --- a field that went and came again is last
const object = { a: 1, b: 2 };
delete object.a;
object.a = 3;
Object.keys(object); // => ["b", "a"]

// --- arrays without holes, text by characters
Object.keys(["x", , "z"]); // => ["0", "2"]
Object.keys("ab"); // => ["0", "1"]

// --- a proxy's keys must be fields that can be described
Object.keys(new Proxy({ real: 1 }, { ownKeys: () => ["real", "made up"] })); // => ["real"]

// --- refuses nothing-values
Object.keys(undefined); // !! TypeError
