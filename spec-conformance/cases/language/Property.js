/*---
spec: sec-object-initializer
---*/
// --- short forms: variables, methods, computed keys, accessors
const x = 1;
const object = {
  x,
  method() {
    return this.x;
  },
  ["computed" + x]: true,
  get double() {
    return this.x * 2;
  },
  set double(value) {
    this.x = value / 2;
  },
};
object.double = 10;
[object.method(), object.double, object.computed1]; // => [5, 10, true]

// --- keys are text or symbols: numbers are written out
Object.keys({ 1e3: 0, 0x10: 0, 1n: 0, "quoted key": 0, if: 0 }); // => ["1", "16", "1000", "quoted key", "if"]

// --- a function takes the name of its key
const symbol = Symbol("sym");
const named = { a: () => {}, [symbol]: () => {}, get b() { return 1; } };
[named.a.name, named[symbol].name]; // => ["a", "[sym]"]
Object.getOwnPropertyDescriptor(named, "b").get.name; // => "get b"

// --- a computed key is evaluated before its value
const order = [];
const note = (text) => (order.push(text), text);
({ [note("key 1")]: note("value 1"), [note("key 2")]: note("value 2") });
order; // => ["key 1", "value 1", "key 2", "value 2"]

// --- a default value belongs in a pattern
({ limit = 10 }); // ~~ early/shorthand-default
