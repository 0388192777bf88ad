/*---
spec: sec-class-definitions
---*/
// --- members are defined in order: keys when the class is, fields when an object is made
const log = [];
const note = (text) => (log.push(text), text);
class Ordered {
  [note("key a")] = note("field a");
  static [note("key b")] = note("static b");
  [note("key c")]() {}
}
new Ordered();
log; // => ["key a", "key b", "key c", "static b", "field a"]

// --- methods are not enumerable, fields are
class Member {
  field = 1;
  method() {}
}
const keys = [];
for (const key in new Member()) keys.push(key);
[keys, Object.getOwnPropertyNames(Member.prototype)]; // => [["field"], ["constructor", "method"]]

// --- semicolons between members mean nothing
class Empty {
  ;;
}
Object.getOwnPropertyNames(Empty); // => ["length", "name", "prototype"]

// --- one constructor
class Twice {
  constructor() {}
  constructor(x) {} // ~~ early/duplicate-constructor
}
