/*---
spec: sec-method-definitions
---*/
// --- all kinds of methods, in a class and in an object
class Kinds {
  plain() { return 1; }
  *generator() { yield 2; }
  async promise() { return 3; }
  async *both() { yield 4; }
  static fixed() { return 5; }
  #hidden() { return 6; }
  reveal() { return this.#hidden(); }
  get value() { return 7; }
}
const k = new Kinds();
[k.plain(), ...k.generator(), await k.promise(), (await k.both().next()).value, Kinds.fixed(), k.reveal(), k.value]; // => [1, 2, 3, 4, 5, 6, 7]

// --- words that could be modifiers are names too
class Words {
  get() { return "get"; }
  set() { return "set"; }
  async() { return "async"; }
  static() { return "static"; }
  static static() { return "static static"; }
}
const w = new Words();
[w.get(), w.set(), w.async(), w.static(), Words.static()]; // => ["get", "set", "async", "static", "static static"]

// --- a getter without a setter: assigning throws
class ReadOnly {
  get size() {
    return 1;
  }
}
new ReadOnly().size = 2; // !! TypeError: Cannot set property size of #<ReadOnly> which has only a getter

// --- a getter and a setter of one name share the property; a later method replaces both
class Temperature {
  #celsius = 0;
  get fahrenheit() { return this.#celsius * 1.8 + 32; }
  set fahrenheit(value) { this.#celsius = (value - 32) / 1.8; }
}
const t = new Temperature();
t.fahrenheit = 212;
t.fahrenheit; // => 212

// --- methods are no constructors
const object = { method() {} };
new object.method(); // !! TypeError: object.method is not a constructor

// --- `super` in a method of an object
const base = { greet: () => "hello" };
const loud = {
  __proto__: base,
  greet() {
    return super.greet().toUpperCase();
  },
};
loud.greet(); // => "HELLO"

// --- a getter takes nothing
const wrong = { get size(unit) { return 1; } }; // ~~ early/accessor-parameters
