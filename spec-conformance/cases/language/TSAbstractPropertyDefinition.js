/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#abstract-classes-and-members
---*/
// --- an abstract field makes no property
abstract class Named {
  abstract name: string;
  abstract readonly id: number;
}
class User extends Named {
  name = "Ann";
}
const user = new User();
Object.keys(user); // => ["name"]

// --- an ordinary field without a value does make one
class Plain {
  name: string;
}
Object.keys(new Plain()); // => ["name"]

// --- a declared field does not
class Declared {
  declare name: string;
}
Object.keys(new Declared()); // => []
