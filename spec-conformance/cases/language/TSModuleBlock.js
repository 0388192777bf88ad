/*---
spec: https://www.typescriptlang.org/docs/handbook/namespaces.html
---*/
// --- nested blocks of types
namespace Outer {
  export namespace Inner {
    export type Id = string;
  }
}
const id: Outer.Inner.Id = "a";
id; // => "a"

// --- code in a block makes a value of it, which is refused
namespace Values { // ~~ unsupported/namespace
  let a = 1;
}
