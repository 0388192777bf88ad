/*---
spec: sec-object.defineproperties
---*/
// --- defines several fields, and gives back the object
const circle = { radius: 2 };
const same = Object.defineProperties(circle, {
  diameter: {
    get() {
      return this.radius * 2;
    },
  },
  unit: { value: "cm", enumerable: true },
});
same === circle; // => true
circle.diameter; // => 4
Object.keys(circle); // => ["radius", "unit"]

// --- takes own enumerable descriptors, symbols too
const key = Symbol("key");
const descriptors = Object.create({ inherited: { value: 1 } }, { hidden: { value: { value: 2 } } });
descriptors[key] = { value: 3 };
const keys = Reflect.ownKeys(Object.defineProperties({}, descriptors));
keys.length; // => 1
keys[0] === key; // => true

// --- reads every descriptor before it defines the first
const untouched = {};
try {
  Object.defineProperties(untouched, { a: { value: 1 }, b: "no descriptor" });
} catch {}
"a" in untouched; // => false

// --- refuses what is no object
Object.defineProperties("text", {}); // !! TypeError
