/*---
spec: https://www.typescriptlang.org/docs/handbook/namespaces.html
---*/
// --- a namespace with values needs code; use a constant object
namespace Shapes { // ~~ unsupported/namespace
  const sides = 4;
}

// --- one that holds only types is erased
namespace Types {
  export type Id = string;
}
typeof Types; // => "undefined"

// --- a constant object does the same
const Shapes = { sides: 4 };
Shapes.sides; // => 4
