/*---
spec: sec-proxy-constructor
---*/
// --- answers in the place of its target where it has a trap
const settings = new Proxy({ color: "red" }, { get: (target, key) => target[key] ?? `no ${String(key)}` });
settings.color; // => "red"
settings.size; // => "no size"

// --- without traps it is as if it were the target
const target = [1];
const proxy = new Proxy(target, {});
proxy.push(2);
target; // => [1, 2]
Array.isArray(proxy); // => true
proxy === target; // => false

// --- guards what is written
const person = new Proxy(
  {},
  {
    set(target, key, value) {
      if (key === "age" && !Number.isInteger(value)) throw new RangeError("age is a whole number");
      return Reflect.set(target, key, value);
    },
  },
);
person.age = 5;
person.age; // => 5
person.age = 5.5; // !! RangeError: age is a whole number

// --- a function's proxy can be called, and made instances of
const traced = new Proxy(function () {}, {
  apply: (_, receiver, list) => [receiver, ...list],
  construct: (_, list) => ({ list }),
});
traced.call("it", 1); // => ["it", 1]
new traced(1, 2); // => { list: [1, 2] }
typeof traced; // => "function"

// --- a trap that answers false fails in strict code; one that lies about fixed fields too
new Proxy(Object.freeze({ a: 1 }), { get: () => 2 }).a; // !! TypeError

// --- private names are not passed on
class Account {
  #balance = 1;
  get balance() {
    return this.#balance;
  }
}
new Proxy(new Account(), {}).balance; // !! TypeError

// --- keys that it names must be there, and all that are fixed must be named
Reflect.ownKeys(new Proxy({}, { ownKeys: () => ["a", "b"] })); // => ["a", "b"]
Reflect.ownKeys(new Proxy(Object.freeze({ a: 1 }), { ownKeys: () => [] })); // !! TypeError

// --- a handler's trap that is null is no trap; one that is no function is refused
new Proxy({ a: 1 }, { get: null }).a; // => 1
new Proxy({ a: 1 }, { get: "no function" }).a; // !! TypeError

// --- loops and spreads ask for keys and descriptors
const log = [];
const handler = new Proxy({}, { get: (_, trap) => void log.push(trap) });
({ ...new Proxy({ a: 1 }, handler) });
log; // => ["ownKeys", "getOwnPropertyDescriptor", "get"]

// --- what inherits from a proxy asks it too, with itself as receiver
const base = new Proxy({}, { get: (_, key, receiver) => `${String(key)} of ${receiver.name}` });
const derived = Object.create(base, { name: { value: "derived" } });
derived.color; // => "color of derived"

// --- target and handler are objects
new Proxy({}, null); // !! TypeError
