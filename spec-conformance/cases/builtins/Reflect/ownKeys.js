/*---
spec: sec-reflect.ownkeys
---*/
// --- all own keys: integers, then text, then symbols
const key = Symbol("key");
const object = { [key]: 1, b: 1, 2: 1, a: 1, 1: 1 };
Reflect.ownKeys(object).map(String); // => ["1", "2", "b", "a", "Symbol(key)"]

// --- hidden ones too
Reflect.ownKeys([1]); // => ["0", "length"]
Reflect.ownKeys(
  class {
    static m() {}
  },
); // => ["length", "name", "prototype", "m"]

// --- a proxy's keys must be text or symbols, each once
Reflect.ownKeys(new Proxy({}, { ownKeys: () => ["a", "a"] })); // !! TypeError

// --- the target is an object
Reflect.ownKeys("text"); // !! TypeError
