/*---
spec: sec-reflect.get
---*/
// --- reads a field, inherited ones too
Reflect.get({ a: 1 }, "a"); // => 1
Reflect.get([], "map") === Array.prototype.map; // => true
Reflect.get({}, "a"); // => undefined

// --- a third argument is what getters see as `this`
const person = {
  name: "Ada",
  get greeting() {
    return `hello ${this.name}`;
  },
};
Reflect.get(person, "greeting", { name: "Bob" }); // => "hello Bob"

// --- passes a read on in a proxy
const log = [];
const logged = new Proxy(
  { a: 1 },
  {
    get(target, key, receiver) {
      log.push(key);
      return Reflect.get(target, key, receiver);
    },
  },
);
logged.a; // => 1
log; // => ["a"]

// --- the target is an object
Reflect.get("text", "length"); // !! TypeError
