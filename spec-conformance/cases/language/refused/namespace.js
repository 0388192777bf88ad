/*---
spec: https://www.typescriptlang.org/docs/handbook/namespaces.html
---*/
// --- a namespace with values needs code; use a constant object
namespace Shapes { // ~~ unsupported/namespace
  const sides = 4;
}
