/*---
spec: sec-weakset.prototype.has
---*/
// --- whether an object is in it
const object = {};
new WeakSet([object]).has(object); // => true
new WeakSet([object]).has({ ...object }); // => false

// --- what could never be in it is not
new WeakSet().has("text"); // => false

// --- marks the instances that a class has made
class Account {
  static #made = new WeakSet();
  constructor() {
    Account.#made.add(this);
  }
  static isReal(value) {
    return Account.#made.has(value);
  }
}
Account.isReal(new Account()); // => true
Account.isReal(Object.create(Account.prototype)); // => false

// --- is not generic
WeakSet.prototype.has.call(new Set(), {}); // !! TypeError
