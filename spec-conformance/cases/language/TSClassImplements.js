/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#implements-clauses
---*/
// --- a promise to other people, erased
interface Named { name: string }
class User implements Named, Missing.Other<string> {
  name = "Ann";
}
new User().name; // => "Ann"

// --- after `extends`
class Base {}
class Child extends Base implements Base {}
new Child() instanceof Base; // => true
